import { LinkButton, Notice, useT } from "@statelier/ui/plain";
import type { MessageId } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import type { PageError } from "../error-page.tsx";

/** What went wrong, why, and what to do; `retryHref` asks again. */
export const FailureNotice = ({
  error,
  retryHref,
}: {
  error: PageError;
  retryHref?: string;
}): ReactNode => {
  const t = useT();
  const say = (part: "title" | "why" | "todo"): string => {
    const id: MessageId = `error.${error.code}.${part}`;
    return (t as (id: MessageId, args: Record<string, string>) => string)(id, error.args);
  };
  return (
    <Notice
      tone="error"
      live
      title={say("title")}
      {...(retryHref !== undefined && {
        actions: <LinkButton href={retryHref}>{t("kit.retry")}</LinkButton>,
      })}
    >
      <p>{say("why")}</p>
      <p>{say("todo")}</p>
    </Notice>
  );
};
