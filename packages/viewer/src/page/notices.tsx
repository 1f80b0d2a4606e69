import { formatFullDate } from "@statelier/model";
import { Notice, useIsLive, useT } from "@statelier/ui/plain";
import { Fragment, type ReactNode } from "react";
import { listDatasets, type ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/page-state.ts";
import { STALE_MESSAGES } from "../chart-state/stale-messages.ts";
import { authorNotices, isOfAuthor } from "./load-author-notices.ts";

/** A page of this site that frames a version of a published chart says so; no other page can. */
const isVersion = (): boolean => globalThis.frameElement?.hasAttribute("data-version") ?? false;

const PreviewNotice = (): ReactNode => {
  const t = useT();
  return useIsLive() && isVersion() ? null : <Notice tone="info">{t("viewer.preview")}</Notice>;
};

/** What a reader must know before the chart. */
export const Notices = ({
  state,
  charts,
}: {
  state: PublishedState;
  charts: readonly ChartState[];
}): ReactNode => {
  const t = useT();
  const authors = isOfAuthor(state) ? authorNotices.value : undefined;
  const datasets = listDatasets(charts);
  // Charts of one dataset count the same cells.
  const unreadable = datasets.reduce(
    (sum, { iri }) =>
      sum +
      Math.max(...charts.map((chart) => (chart.metadata[0]?.iri === iri && chart.unreadable) || 0)),
    0,
  );
  // Of a chart that a reader has changed the source may not answer where it did for the page.
  const since = state.staleSince ?? charts.find(({ dataAsOf }) => dataAsOf)?.dataAsOf;
  return (
    <>
      {state.previewText === undefined ? null : <PreviewNotice />}
      {authors && <authors.AuthorNotices state={state} />}
      {datasets.map(({ iri, title, publicationStatus, expires }) => (
        <Fragment key={iri}>
          {publicationStatus === "DRAFT" && (
            <Notice tone="warn">{t("viewer.draft-dataset", { title })}</Notice>
          )}
          {expires && <Notice tone="warn">{t("viewer.expired-dataset", { title })}</Notice>}
        </Fragment>
      ))}
      {since && (
        <Notice tone="warn">
          {t(STALE_MESSAGES[state.staleReason ?? "away"], {
            date: `${formatFullDate(since, "Minute")} UTC`,
          })}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice tone="warn">{t("viewer.unreadable", { count: unreadable })}</Notice>
      )}
      {state.losses.length > 0 && (
        <Notice tone="warn">{t("viewer.loss", { list: state.losses.join(", ") })}</Notice>
      )}
      {charts.flatMap(({ unknown }) =>
        unknown.map(({ name, label = name, value }) => (
          <Notice key={`${name}=${value}`} tone="warn">
            {t("viewer.unknown-param", { name: label, value })}
          </Notice>
        )),
      )}
    </>
  );
};
