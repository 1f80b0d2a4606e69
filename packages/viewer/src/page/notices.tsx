import { formatFullDate } from "@statelier/model";
import { Notice, useLocale, useT } from "@statelier/ui/plain";
import { Fragment, type ReactNode, useEffect } from "react";
import { listDatasets, type ChartState } from "../chart-state/chart-state.ts";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { CopyButton } from "../site/copy-button.tsx";
import styles from "../site/published-page.module.css";

const STALE = {
  away: "viewer.stale",
  removed: "viewer.removed-dataset",
  unusable: "viewer.unusable",
} as const;

/** The mark that brings it leaves the address, which authors copy from here. */
const removeMark = (): void => {
  const { pathname, search, hash } = globalThis.location;
  const params = new URLSearchParams(search);
  if (!params.has("publishSuccess")) return;
  params.delete("publishSuccess");
  const rest = params.size === 0 ? "" : `?${params}`;
  globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${rest}${hash}`);
};

/** Tells an author that the chart is public now, and what can be done with it. */
const PublishedNotice = ({ state }: { state: PublishedState }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  useEffect(removeMark, []);
  if (!isStored(state)) return null;
  const { chartKey, publicUrl, canCopy } = state;
  const path = `/${locale}/v/${chartKey}`;
  const address = `${publicUrl}${path}`;
  return (
    <Notice tone="good">
      <p>{t("viewer.published")}</p>
      <p>
        <a href={path} className={styles.ownAddress}>
          {address}
        </a>
      </p>
      <p className={styles.shareLinks}>
        <CopyButton text={address} label={t("viewer.share.copy")} />
        <a href={`/${locale}/embed/${chartKey}`}>{t("viewer.embed")}</a>
        <a href={`${path}.svg`}>{t("viewer.download.svg")}</a>
        <a href={`${path}.png?scale=2`}>{t("viewer.download.png", { scale: "2" })}</a>
        {canCopy ? (
          <a href={`/${locale}/create/new?edit=${encodeURIComponent(chartKey)}`}>
            {t("viewer.edit-again")}
          </a>
        ) : null}
      </p>
    </Notice>
  );
};

/** Tells an author that nobody else sees the chart. */
const DraftNotice = ({
  chartKey,
  words: { text, edit },
}: {
  chartKey: string;
  words: NonNullable<PublishedState["ownDraft"]>;
}): ReactNode => {
  const locale = useLocale();
  return (
    <Notice tone="info">
      {text} <a href={`/${locale}/create/new?edit=${encodeURIComponent(chartKey)}`}>{edit}</a>
    </Notice>
  );
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
      {state.ownDraft && isStored(state) ? (
        <DraftNotice chartKey={state.chartKey} words={state.ownDraft} />
      ) : null}
      {state.publishSuccess ? <PublishedNotice state={state} /> : null}
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
          {t(STALE[state.staleReason ?? "away"], {
            date: `${formatFullDate(state.staleSince, "Minute")} UTC`,
          })}
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
