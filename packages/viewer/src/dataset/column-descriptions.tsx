import type { CubeComponents } from "@statelier/model";
import { PlainDisclosure, useT } from "@statelier/ui/plain";
import { Fragment, type ReactNode } from "react";
import styles from "./dataset-page.module.css";

/** What the columns of a dataset mean, for those who cannot hover. */
export const ColumnDescriptions = ({ components }: { components: CubeComponents }): ReactNode => {
  const t = useT();
  const described = [...components.dimensions, ...components.measures].filter(
    ({ description }) => description,
  );
  if (described.length === 0) return null;
  return (
    <PlainDisclosure title={t("browse.preview.columns")} className={styles.meanings ?? ""}>
      <dl className={styles.metadata}>
        {described.map(({ id, label, description }) => (
          <Fragment key={id}>
            <dt>{label}</dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </dl>
    </PlainDisclosure>
  );
};
