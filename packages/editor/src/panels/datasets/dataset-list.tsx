import { canRemoveDataset, listUsedCubes } from "@statelier/document";
import type { Iri } from "@statelier/model";
import { Button, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useEditor, usePlace, useSession } from "../../chart/editor-context.ts";
import { nameStoredDataset } from "../../chart/name-missing.ts";
import { useDatasetAddress } from "../../chart/use-dataset-address.ts";
import { useMetadata } from "../../chart/use-metadata.ts";
import controls from "../../controls/controls.module.css";
import { RemoveButton } from "../../controls/remove-button.tsx";
import { useConfirm } from "../../controls/use-confirm.tsx";
import styles from "./datasets.module.css";

/** Milliseconds until a dataset that was added is shown as new, and for how long. */
const HIGHLIGHT = { after: 300, for: 5000 };

/** The dataset that was just added, for a while. */
const useHighlight = (): Iri | undefined => {
  const { added } = usePlace();
  const [shown, setShown] = useState<Iri>();
  useEffect(() => {
    if (!added) return undefined;
    const begin = setTimeout(() => setShown(added.iri), HIGHLIGHT.after);
    const end = setTimeout(() => setShown(undefined), HIGHLIGHT.after + HIGHLIGHT.for);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, [added]);
  return shown;
};

/** The datasets of the chart: what is known of them, another one, one less. */
export const DatasetList = (): ReactNode => {
  const t = useT();
  const { session, place, locale } = useEditor();
  const addressOf = useDatasetAddress();
  const metadata = useMetadata();
  const highlighted = useHighlight();
  const isMissing = useSession(({ missing }) => missing !== undefined);
  const cubes = useSession(({ config }) =>
    config.cubes.map(({ iri }) => ({ iri, stored: nameStoredDataset(config, iri, locale) })),
  );
  const used = useSession(({ config, components }) =>
    listUsedCubes(config, components).map(({ iri }) => iri),
  );
  const removing = useConfirm(({ iri, name }: { iri: Iri; name: string }) => ({
    title: t("editor.datasets.remove.ask", { name }),
    text: t(used.includes(iri) ? "editor.datasets.remove.why" : "editor.datasets.remove.unused"),
    action: t("kit.remove"),
    onConfirm: () => void session.removeDataset(iri),
  }));
  return (
    <div className={controls["options"]}>
      <ul className={controls["list"]} aria-label={t("editor.datasets")}>
        {cubes.map(({ iri, stored }) => {
          const cube = metadata?.find((each) => each.iri === iri);
          const name = cube?.title ?? (isMissing ? stored : iri);
          return (
            <li
              key={iri}
              className={styles["dataset"]}
              data-highlighted={iri === highlighted ? "" : undefined}
            >
              <p lang={cube?.titleLanguage}>{name}</p>
              {canRemoveDataset(cubes) && (
                <RemoveButton
                  label={t("kit.remove-named", { name })}
                  onPress={() => removing.ask({ iri, name })}
                />
              )}
              {cube?.creator && <p className={controls["hint"]}>{cube.creator.label}</p>}
              <a className={styles["about"]} href={addressOf(iri)} target="_blank" rel="noopener">
                {t("editor.datasets.about")}
                <VisuallyHidden> {name}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
      <div>
        <Button size="small" isDisabled={isMissing} onPress={() => place.openDrawer("join")}>
          {t("editor.datasets.add")}
        </Button>
      </div>
      {removing.dialog}
    </div>
  );
};
