import { useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useId } from "react";
import { FailureNotice } from "../failure/failure-notice.tsx";
import { EmbedCard, EmbedCredit } from "./embed-card.tsx";
import embedStyles from "./embed-page.module.css";
import type { PageError } from "../failure/build-error-words.ts";
import { BoardHead } from "../board/board-head.tsx";
import { ChartHead } from "../board/chart-head.tsx";
import type { ChartTexts, TabsState } from "../chart-state/page-state.ts";
import styles from "../site/published-page.module.css";

/** A page whose chart cannot be shown: what it is called, why, and the way to the other charts. */
export const UnavailablePage = ({
  state,
  texts,
  error,
}: {
  state: TabsState;
  /** Of the chart. */
  texts: ChartTexts;
  error: PageError;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const titleId = useId();
  const { embedFlags } = state;
  const titleClass = embedFlags && embedStyles.title;
  const content = (
    <>
      <BoardHead state={state} titleClass={titleClass} />
      <ChartHead
        texts={texts}
        titleId={titleId}
        isBelow={Boolean(state.board?.titleHtml)}
        titleClass={titleClass}
      />
      <div className={styles.notices}>
        <FailureNotice error={error} />
      </div>
      <p className={styles.footnotes}>{t("errors.code", { code: error.code })}</p>
    </>
  );
  return embedFlags ? (
    <EmbedCard flags={embedFlags} titleId={titleId}>
      {content}
      {embedFlags.includes("removeFootnotes") ? null : <EmbedCredit />}
    </EmbedCard>
  ) : (
    <main className={styles.page} id="content">
      {content}
      <p>
        <a href={`/${locale}/browse`}>{t("errors.to-browse")}</a>
      </p>
    </main>
  );
};
