import { LinkButton, Notice, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { type PageError, useErrorWords } from "./use-error-words.ts";

/** What went wrong, why, and what to do; `retryHref` asks again. */
export const FailureNotice = ({
  error,
  retryHref,
}: {
  error: PageError;
  retryHref?: string;
}): ReactNode => {
  const t = useT();
  const { title, why, todo } = useErrorWords(error);
  return (
    <Notice
      tone="error"
      live
      title={title}
      {...(retryHref !== undefined && {
        actions: <LinkButton href={retryHref}>{t("kit.retry")}</LinkButton>,
      })}
    >
      <p>{why}</p>
      <p>{todo}</p>
    </Notice>
  );
};
