import { useT, VisuallyHidden } from "@statelier/ui";
import type { ReactNode } from "react";
import { useSession } from "../../chart/editor-context.ts";
import { useDatasetAddress } from "../../chart/use-dataset-address.ts";
import { useMetadata } from "../../chart/use-metadata.ts";
import controls from "../../controls/controls.module.css";
import styles from "./datasets.module.css";

/** The datasets of the chart, and the way to what is known of them. */
export const DatasetList = (): ReactNode => {
  const t = useT();
  const addressOf = useDatasetAddress();
  const metadata = useMetadata();
  const iris = useSession(({ config }) => config.cubes.map(({ iri }) => iri));
  return (
    <ul className={controls["list"]} aria-label={t("editor.datasets")}>
      {iris.map((iri) => {
        const cube = metadata?.find((each) => each.iri === iri);
        const name = cube?.title ?? iri;
        return (
          <li key={iri}>
            <p lang={cube?.titleLanguage}>{name}</p>
            {cube?.creator && <p className={controls["hint"]}>{cube.creator.label}</p>}
            <a className={styles["about"]} href={addressOf(iri)} target="_blank" rel="noopener">
              {t("editor.datasets.about")}
              <VisuallyHidden> {name}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
};
