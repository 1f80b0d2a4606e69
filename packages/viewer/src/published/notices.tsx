import { PlainNotice, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import type { PublishedChart } from "./load-published.ts";
import type { PublishedState } from "./published-state.ts";

/** What a reader must know before the chart. */
export const Notices = ({
  state,
  chart,
}: {
  state: PublishedState;
  chart: PublishedChart;
}): ReactNode => {
  const t = useT();
  return (
    <>
      {state.publishSuccess ? <PlainNotice kind="good">{t("viewer.published")}</PlainNotice> : null}
      {chart.metadata.map(({ iri, title, publicationStatus, expires }) => (
        <div key={iri}>
          {publicationStatus === "DRAFT" ? (
            <PlainNotice kind="warn">{t("viewer.draft-dataset", { title })}</PlainNotice>
          ) : null}
          {expires ? (
            <PlainNotice kind="warn">{t("viewer.expired-dataset", { title })}</PlainNotice>
          ) : null}
        </div>
      ))}
      {state.losses.length > 0 ? (
        <PlainNotice kind="warn">{t("viewer.loss", { list: state.losses.join(", ") })}</PlainNotice>
      ) : null}
      {chart.unknown.map(({ name, value }) => (
        <PlainNotice key={name} kind="warn">
          {t("viewer.unknown-param", { name, value })}
        </PlainNotice>
      ))}
    </>
  );
};
