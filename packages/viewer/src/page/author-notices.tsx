import { Notice, useLocale, useT } from "@statelier/ui/plain";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { derivePageTitle } from "../chart-state/derive-page-title.ts";
import { findActiveChart, isStored, type PublishedState } from "../chart-state/page-state.ts";
import { EmbedLink } from "../embed/embed-link.tsx";
import { openStorage } from "../site/browser-storage.ts";
import { CopyButton } from "../site/copy-button.tsx";
import { parsePublishedWith, readPublishedWith } from "../site/published-with.ts";
import styles from "../site/published-page.module.css";

/** The marks that bring it leave the address, which authors copy from here. */
const removeMarks = (): void => {
  const { pathname, search, hash } = globalThis.location;
  const params = new URLSearchParams(search);
  if (!params.has("publishSuccess")) return;
  params.delete("publishSuccess");
  params.delete("updated");
  const rest = params.size === 0 ? "" : `?${params}`;
  globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${rest}${hash}`);
};

/** What a page was left for is said once it has come, and keys go on from there. */
const useArrival = (): RefObject<HTMLOutputElement | null> => {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const said = ref.current;
    if (!said) return;
    // A region says what changes in it: these words are there since the page has come.
    said.replaceChildren(...said.childNodes);
    said.focus({ preventScroll: true });
  }, []);
  return ref;
};

/** It does not change while the page is open. */
const keepStill = () => () => {};

/** A browser that opens no more than one tab at once leaves the others to these links. */
const OthersPublished = ({ chartKey }: { chartKey: string }): ReactNode => {
  const text = useSyncExternalStore(
    keepStill,
    () => readPublishedWith(openStorage()),
    () => null,
  );
  const others = useMemo(() => parsePublishedWith(text, chartKey), [text, chartKey]);
  if (!others) return null;
  return (
    <>
      <p>{others.title}</p>
      <ul>
        {others.links.map(({ path, label }) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Tells an author that the chart is public now, and what can be done with it. */
const PublishedNotice = ({ state }: { state: PublishedState }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const said = useArrival();
  useEffect(removeMarks, []);
  if (!isStored(state)) return null;
  const { chartKey, publicUrl, canEdit, publishSuccess } = state;
  const path = `/${locale}/v/${chartKey}`;
  const address = `${publicUrl}${path}`;
  const title = derivePageTitle(state.board, findActiveChart(state).title, t);
  return (
    <Notice tone="good">
      <p>
        <output ref={said} tabIndex={-1}>
          {t(publishSuccess === "update" ? "viewer.published.update" : "viewer.published")}
        </output>
      </p>
      <p>
        <a href={path} className={styles.ownAddress}>
          {address}
        </a>
      </p>
      <p className={styles.shareLinks}>
        <CopyButton text={address} label={t("viewer.share.copy")} />
        <EmbedLink state={state} title={title} search="" />
        <a href={`${path}.svg`}>{t("viewer.download.svg")}</a>
        <a href={`${path}.png?scale=2`}>{t("viewer.download.png", { scale: "2" })}</a>
        {canEdit ? (
          <a href={`/${locale}/create/new?edit=${encodeURIComponent(chartKey)}`}>
            {/* Nobody asks here who has published: only what was updated is known to be changed at its address. */}
            {t(publishSuccess === "update" ? "viewer.edit-again" : "viewer.edit-open")}
          </a>
        ) : null}
      </p>
      <OthersPublished chartKey={chartKey} />
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
