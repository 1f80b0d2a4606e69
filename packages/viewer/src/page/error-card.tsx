import type { EmbedFlag } from "@statelier/document";
import { joinClasses, useT } from "@statelier/ui/plain";
import { type ReactNode, useId } from "react";
import pageStyles from "../site/published-page.module.css";
import { type Operator, OperatorContact } from "../failure/operator-contact.tsx";
import type { PageError } from "../failure/build-error-words.ts";
import { useErrorWords } from "../failure/use-error-words.ts";
import { EmbedCard, EmbedCredit } from "./embed-card.tsx";
import styles from "./embed-page.module.css";

/** What stands inside another page where nothing is known of the chart but why it is not shown. */
export const ErrorCard = ({
  error,
  operator,
  flags,
}: {
  error: PageError;
  operator: Operator;
  flags: readonly EmbedFlag[];
}): ReactNode => {
  const t = useT();
  const titleId = useId();
  const { title, why, todo } = useErrorWords(error);
  return (
    <EmbedCard flags={flags} titleId={titleId}>
      <h1 id={titleId} className={joinClasses(pageStyles.title, styles.title)}>
        {title}
      </h1>
      <div className={pageStyles.note}>
        <p>{why}</p>
        <p>{todo}</p>
        <OperatorContact {...operator} />
        <p className={pageStyles.code}>{t("errors.code", { code: error.code })}</p>
      </div>
      {flags.includes("removeFootnotes") ? null : <EmbedCredit />}
    </EmbedCard>
  );
};
