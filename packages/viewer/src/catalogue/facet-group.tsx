import type { FacetCount } from "@statelier/data";
import { compareText } from "@statelier/model";
import { CrossIcon } from "@statelier/ui";
import { joinClasses, PlainDisclosure, useT, VisuallyHidden } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { BareList } from "../site/bare-list.tsx";
import type { BrowseAddress, BrowseFilter } from "../site/browse-address.ts";
import { CatalogueLink } from "../site/catalogue-link.tsx";
import styles from "./facet-panel.module.css";
import { toggleFilter } from "../site/toggle-filter.ts";

/** Terms that a group shows before it is asked for all. */
const SHOWN_TERMS = 7;

type FacetItemsProps = {
  address: BrowseAddress;
  type: BrowseFilter["type"];
  terms: readonly FacetCount[];
  activeIris: readonly string[];
  label?: string;
  /** Stands below the active term. */
  nested?: ReactNode;
};

const FacetItems = ({
  address,
  type,
  terms,
  activeIris,
  label: name,
  nested,
}: FacetItemsProps): ReactNode => {
  const t = useT();
  return (
    <BareList className={styles.items} aria-label={name}>
      {terms.map(({ iri, label, count }, index) => {
        const isActive = activeIris.includes(iri);
        return (
          <li key={iri} className={index >= SHOWN_TERMS && !isActive ? styles.rest : undefined}>
            <CatalogueLink
              address={toggleFilter(address, { type, iri })}
              preventScrollReset
              aria-current={isActive ? "true" : undefined}
              className={joinClasses(styles.item, isActive && styles.active)}
            >
              <span className={styles.label}>{label}</span>
              {isActive ? (
                <>
                  <CrossIcon />
                  <VisuallyHidden>{t("browse.filters.remove", { name: label })}</VisuallyHidden>
                </>
              ) : (
                <span className={styles.count}>
                  <span aria-hidden>{count}</span>
                  <VisuallyHidden>{t("browse.results", { count })}</VisuallyHidden>
                </span>
              )}
            </CatalogueLink>
            {isActive && nested}
          </li>
        );
      })}
    </BareList>
  );
};

const compareTerms = (a: FacetCount, b: FacetCount): number =>
  b.count - a.count || compareText(a.label, b.label);

/** The terms of a facet, most frequent first, with those that are on even where they find nothing. */
const listTerms = (
  terms: readonly FacetCount[],
  activeIris: readonly string[],
  labels: Record<string, string>,
): FacetCount[] => {
  const missing = activeIris.filter((iri) => !terms.some((term) => term.iri === iri));
  return [
    ...missing.map((iri) => ({ iri, label: labels[iri] ?? iri, count: 0 })),
    ...terms.toSorted(compareTerms),
  ];
};

export type FacetGroupProps = {
  title: string;
  hint?: string;
  address: BrowseAddress;
  type: BrowseFilter["type"];
  terms: readonly FacetCount[];
  activeIris: readonly string[];
  labels: Record<string, string>;
  /** Sub-themes, below the active term. */
  nested?: ReactNode;
};

/** One facet: terms with the number of datasets that each would keep. */
export const FacetGroup = ({
  title,
  hint,
  terms,
  activeIris,
  labels,
  ...items
}: FacetGroupProps): ReactNode => {
  const t = useT();
  const all = listTerms(terms, activeIris, labels);
  if (all.length === 0) return null;
  return (
    <PlainDisclosure
      open
      title={<h2 className={styles.title}>{title}</h2>}
      className={joinClasses(styles.group)}
    >
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <FacetItems {...items} terms={all} activeIris={activeIris} />
      {all.length > SHOWN_TERMS && (
        <details className={styles.more}>
          <summary>
            <span className={styles.whenClosed}>
              {t("browse.show-all", { total: String(all.length) })}
            </span>
            <span className={styles.whenOpen}>{t("browse.show-less")}</span>
          </summary>
        </details>
      )}
    </PlainDisclosure>
  );
};

/** The sub-themes of a chosen theme or organization. */
export const TopicList = ({
  name,
  address,
  terms,
  activeIris,
  labels,
}: Omit<FacetGroupProps, "title" | "type" | "nested" | "hint"> & { name: string }): ReactNode => {
  const t = useT();
  const all = listTerms(terms, activeIris, labels);
  if (all.length === 0) return null;
  return (
    <div className={styles.nested}>
      <FacetItems
        address={address}
        type="topic"
        terms={all}
        activeIris={activeIris}
        label={t("browse.topics", { name })}
      />
    </div>
  );
};
