import { useLocale, useT } from "@statelier/ui/plain";
import type { ErrorCode, MessageId } from "@statelier/ui/messages";
import type { ReactNode } from "react";
import { SMALL_TEXT, TextPage } from "./site/text-page.tsx";

/** What happened, why, and what to do. */
export type PageError = { code: ErrorCode; args: Record<string, string> };

/** A page that stands where a chart or a catalogue would. */
export const ErrorPage = ({ error }: { error: PageError }): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const say = (part: "title" | "why" | "todo"): string => {
    const id: MessageId = `error.${error.code}.${part}`;
    return (t as (id: MessageId, args: Record<string, string>) => string)(id, error.args);
  };
  return (
    <TextPage title={say("title")}>
      <p>{say("why")}</p>
      <p>{say("todo")}</p>
      <p className={SMALL_TEXT}>{t("errors.code", { code: error.code })}</p>
      <p>
        <a href={`/${locale}/browse`}>{t("errors.to-browse")}</a>
      </p>
    </TextPage>
  );
};
