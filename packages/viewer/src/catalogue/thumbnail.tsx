import type { Iri } from "@statelier/model";
import { useLocale } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { BrowseAddress } from "../site/browse-address.ts";
import styles from "./result-list.module.css";

/** The first chart of a dataset, small; the title beside it says what it is of. Where there is none, nothing is seen. */
export const Thumbnail = ({
  iri,
  address: { dataSource },
}: {
  iri: Iri;
  address: BrowseAddress;
}): ReactNode => {
  const locale = useLocale();
  const src = (theme: string): string => {
    const query = new URLSearchParams({ dataset: iri, ...(dataSource && { dataSource }), theme });
    return `/${locale}/browse-chart.svg?${query}`;
  };
  return (
    <picture className={styles.thumbnail}>
      <source media="(prefers-color-scheme: dark)" srcSet={src("dark")} />
      <img src={src("light")} alt="" loading="lazy" decoding="async" width={168} height={112} />
    </picture>
  );
};
