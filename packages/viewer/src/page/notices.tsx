import { formatFullDate } from "@statelier/model";
import { Notice, useT } from "@statelier/ui/plain";
import { Fragment, type ReactNode } from "react";
import { listDatasets } from "../chart-state/list-datasets.ts";
import { DashboardNotice } from "./dashboard-notice.tsx";
import type { ChartState } from "../chart-state/chart-state.ts";
import { PublishedNotice } from "./published-notice.tsx";
import type { PublishedState } from "../chart-state/page-state.ts";

/** What a reader must know before the chart. */
export const Notices = ({
  state,
  charts,
}: {
  state: PublishedState;
  charts: readonly ChartState[];
}): ReactNode => {
  const t = useT();
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
