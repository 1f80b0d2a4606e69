import { LinkButton, Notice, useT } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import type { PageError } from "./build-error-words.ts";
import { useErrorWords } from "./use-error-words.ts";

/** What went wrong, why, and what to do; `retryHref` asks again where there are no other actions. */
export const FailureNotice = ({
  error,
  retryHref,
  actions,
}: {
  error: PageError;
  retryHref?: string;
  actions?: ReactNode;
}): ReactNode => {
  const t = useT();
  const retry =
    retryHref === undefined ? undefined : (
      <LinkButton href={retryHref}>{t("kit.retry")}</LinkButton>
    );
  const { title, why, todo } = useErrorWords(error);
  return (
    <Notice tone="error" live title={title} actions={actions ?? retry}>
      <p>{why}</p>
      <p>{todo}</p>
    </Notice>
  );
};
