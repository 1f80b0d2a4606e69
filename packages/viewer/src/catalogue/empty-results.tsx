import { buttonClass, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { type BrowseAddress, EMPTY_BROWSE_ADDRESS } from "../site/browse-address.ts";
import styles from "./browse-page.module.css";
import { CatalogueLink } from "../site/catalogue-link.tsx";
import { clearFilters, listFilters } from "../site/toggle-filter.ts";

/** Nothing was found: why, and what to try. */
export const EmptyResults = ({
  address,
  suggestion,
}: {
  address: BrowseAddress;
  /** A search that finds something. */
  suggestion: string | undefined;
}): ReactNode => {
  const t = useT();
  const hasFilters = listFilters(address).length > 0;
  const query = address.search.trim();
  return (
    <div className={styles.empty}>
      <h3>{t("browse.empty.title")}</h3>
      {suggestion !== undefined && (
        <p>
          {t("browse.empty.suggestion")}{" "}
          <CatalogueLink address={{ ...address, search: suggestion }}>{suggestion}</CatalogueLink>
        </p>
      )}
      {query && <p>{t("browse.empty.search", { query })}</p>}
      {hasFilters && <p>{t("browse.empty.filters")}</p>}
      {!address.includeDrafts && <p>{t("browse.empty.drafts")}</p>}
      <div className={styles.emptyActions}>
        {hasFilters && (
          <CatalogueLink className={buttonClass({})} address={clearFilters(address)}>
            {t("browse.filters.clear")}
          </CatalogueLink>
        )}
        <CatalogueLink
          className={buttonClass({})}
          address={{
            ...EMPTY_BROWSE_ADDRESS,
            isEmbedded: address.isEmbedded,
            ...(address.dataSource ? { dataSource: address.dataSource } : {}),
          }}
        >
          {t("browse.empty.show-all")}
        </CatalogueLink>
      </div>
    </div>
  );
};
