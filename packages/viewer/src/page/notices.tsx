import { formatFullDate } from "@statelier/model";
import { Notice, useT } from "@statelier/ui/plain";
import { Fragment, type ReactNode, useEffect } from "react";
import { listDatasets, type ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState, TabsState } from "../chart-state/page-state.ts";

/** Notes for readers of a dashboard how its charts stand here. */
export const DashboardNotice = ({
  state: { board, tabs },
}: {
  state: Pick<TabsState, "board" | "tabs">;
}): ReactNode => {
  const t = useT();
  return board?.isDashboard ? (
    <Notice tone="info">{t("viewer.dashboard", { count: tabs.length })}</Notice>
  ) : null;
};

/** The mark that brings it leaves the address, which authors copy from here. */
const removeMark = (): void => {
  const { pathname, search, hash } = globalThis.location;
  const params = new URLSearchParams(search);
  if (!params.has("publishSuccess")) return;
  params.delete("publishSuccess");
  const rest = params.size === 0 ? "" : `?${params}`;
  globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${rest}${hash}`);
};

/** Notes for an author that the chart is public now. */
const PublishedNotice = (): ReactNode => {
  const t = useT();
  useEffect(removeMark, []);
  return <Notice tone="good">{t("viewer.published")}</Notice>;
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
  const unreadable = charts.reduce((sum, { unreadable: cells = 0 }) => sum + cells, 0);
  return (
    <>
      {state.previewText === undefined ? null : <Notice tone="info">{t("viewer.preview")}</Notice>}
      <DashboardNotice state={state} />
      {state.publishSuccess ? <PublishedNotice /> : null}
      {listDatasets(charts).map(({ iri, title, publicationStatus, expires }) => (
        <Fragment key={iri}>
          {publicationStatus === "DRAFT" ? (
            <Notice tone="warn">{t("viewer.draft-dataset", { title })}</Notice>
          ) : null}
          {expires ? <Notice tone="warn">{t("viewer.expired-dataset", { title })}</Notice> : null}
        </Fragment>
      ))}
      {state.staleSince === undefined ? null : (
        <Notice tone="warn">
          {t("viewer.stale", { date: `${formatFullDate(state.staleSince, "Minute")} UTC` })}
        </Notice>
      )}
      {unreadable > 0 ? (
        <Notice tone="warn">{t("viewer.unreadable", { count: unreadable })}</Notice>
      ) : null}
      {state.losses.length > 0 ? (
        <Notice tone="warn">{t("viewer.loss", { list: state.losses.join(", ") })}</Notice>
      ) : null}
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
