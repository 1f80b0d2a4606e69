import { CrossIcon } from "@statelier/ui";
import { useT, VisuallyHidden } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { BareList } from "../site/bare-list.tsx";
import type { BrowseAddress } from "../site/browse-address.ts";
import styles from "./browse-page.module.css";
import { CatalogueLink } from "../site/catalogue-link.tsx";
import { listFilters, toggleFilter } from "../site/toggle-filter.ts";

/** The filters that are on, each with its way out. */
export const ChosenFilters = ({
  address,
  labels,
}: {
  address: BrowseAddress;
  labels: Record<string, string>;
}): ReactNode => {
  const t = useT();
  const filters = listFilters(address);
  if (filters.length === 0) return null;
  return (
    <BareList className={styles.chosen} aria-label={t("browse.filters.chosen")}>
      {filters.map((filter) => {
        const name = labels[filter.iri] ?? filter.iri;
        return (
          <li key={`${filter.type} ${filter.iri}`}>
            <CatalogueLink
              className={styles.chip}
              address={toggleFilter(address, filter)}
              preventScrollReset
            >
              <span aria-hidden>{name}</span>
              <VisuallyHidden>{t("browse.filters.remove", { name })}</VisuallyHidden>
              <CrossIcon />
            </CatalogueLink>
          </li>
        );
      })}
    </BareList>
  );
};
