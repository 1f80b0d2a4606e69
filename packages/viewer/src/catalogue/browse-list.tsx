import { useLocale, useT, VisuallyHidden } from "@statelier/ui/plain";
import { type ReactNode, useId } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { NamedSource } from "../site/site-services.ts";
import { BrowseBanner } from "./browse-banner.tsx";
import { type BrowseAddress, buildBrowseAddress, fromStart } from "../site/browse-address.ts";
import { readBrowseAddress } from "./browse-loader.ts";
import styles from "./browse-page.module.css";
import { useCatalogueLinks } from "../site/catalogue-link.tsx";
import { ChosenFilters } from "./chosen-filters.tsx";
import { describeFailure } from "../failure/describe-failure.ts";
import { EmptyResults } from "./empty-results.tsx";
import { useFocusKept } from "../site/use-focus-kept.ts";
import { FacetPanel } from "./facet-panel.tsx";
import { FailureNotice } from "../failure/failure-notice.tsx";
import type { ListReader } from "./list-reader.ts";
import type { Answered, ResultList as List } from "./load-list.ts";
import { MoreResults } from "./more-results.tsx";
import { ResultListSkeleton } from "./result-list.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { useLate } from "./use-late.ts";
import { useLiveSearch } from "./use-live-search.ts";

const EMPTY_LIST: Pick<List, "facets" | "filterLabels"> = {
  facets: { themes: [], subthemes: [], organizations: [], termsets: [] },
  filterLabels: {},
};

/** Whether another page, or another list, is on its way; typing alone is answered by the list itself. */
const useWay = (
  address: BrowseAddress,
): { isLeaving: boolean; isListComing: boolean; isGrowing: boolean } => {
  const locale = useLocale();
  const { location } = useNavigation();
  if (!location) return { isLeaving: false, isListComing: false, isGrowing: false };
  const next = readBrowseAddress(locale, location);
  const place = (at: BrowseAddress): string => buildBrowseAddress({ ...fromStart(at), search: "" });
  const isList = location.pathname.includes("/browse") && next.dataset === undefined;
  const isOther = place(next) !== place(address);
  const isGrowing = isList && !isOther && next.shown !== undefined && next.shown !== address.shown;
  return {
    isLeaving: !isList || isOther || isGrowing,
    isListComing: next.dataset === undefined && isOther,
    isGrowing,
  };
};

export type BrowseListProps = {
  address: BrowseAddress;
  source: NamedSource;
  list: Answered<List>;
  readList: ListReader;
};

/** The catalogue: search box, facets and results. */
export const BrowseList = ({ address, source, list, readList }: BrowseListProps): ReactNode => {
  const t = useT();
  const formId = useId();
  const navigate = useNavigate();
  const { hrefOf } = useCatalogueLinks();
  const go = (next: BrowseAddress, how: { replace?: boolean } = {}): void =>
    void navigate(hrefOf(next), { ...how, preventScrollReset: true });
  const { error: _, shown, ...place } = address;
  /** The list is as long as its reader has made it until another one is asked for. */
  const keepLength = (next: BrowseAddress): BrowseAddress =>
    shown && next.search === place.search ? { ...next, shown } : next;
  const { isLeaving, isListComing, isGrowing } = useWay(address);
  const live = useLiveSearch({
    address: place,
    fieldName: "search",
    list,
    read: (next) => readList(source, next),
    go: (next, how) => go(keepLength(next), how),
    isLeaving,
  });
  const isLate = useLate(isListComing || live.isWaiting);
  const loaded = live.list.ok ? live.list.value : undefined;
  const isGrowingLate = useLate(isGrowing);
  const here = keepLength(live.shown);
  const results = useFocusKept<HTMLElement>();
  return (
    <main id="content" className={styles.page}>
      <BrowseBanner address={place} formId={formId} text={live.text} onText={live.setText} />
      <div className={styles.columns}>
        <aside aria-label={t("browse.filters")}>
          <FacetPanel address={live.shown} list={loaded ?? EMPTY_LIST} />
        </aside>
        <section ref={results} aria-labelledby={`${formId}-results`} aria-busy={isLate}>
          <h2 id={`${formId}-results`} tabIndex={-1}>
            <VisuallyHidden>{t("browse.results.heading")}</VisuallyHidden>
          </h2>
          <ResultsBar
            address={live.shown}
            count={isLate ? undefined : loaded?.total}
            formId={formId}
            onChange={go}
          />
          <ChosenFilters address={live.shown} labels={loaded?.filterLabels ?? {}} />
          {isLate ? (
            <ResultListSkeleton />
          ) : !live.list.ok ? (
            <FailureNotice
              error={describeFailure(live.list.failure, { source })}
              retryHref={hrefOf(here)}
            />
          ) : live.list.value.total === 0 ? (
            <EmptyResults address={live.shown} suggestion={live.list.value.suggestion} />
          ) : (
            <MoreResults
              list={live.list.value}
              address={here}
              isComing={isGrowingLate}
              onMore={(next) => go(next, { replace: true })}
            />
          )}
        </section>
      </div>
    </main>
  );
};
