import { Notice, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect } from "react";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { CopyButton } from "../site/copy-button.tsx";
import styles from "../site/published-page.module.css";

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

export const AuthorNotices = ({ state }: { state: PublishedState }): ReactNode => (
  <>
    {state.ownDraft && isStored(state) ? (
      <DraftNotice chartKey={state.chartKey} words={state.ownDraft} />
    ) : null}
    {state.publishSuccess ? <PublishedNotice state={state} /> : null}
  </>
);
