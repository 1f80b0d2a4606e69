import type { ErrorCode, MessageId, Translator } from "@statelier/ui/messages";

/** What happened, why, and what to do. */
export type PageError = { code: ErrorCode; args: Record<string, string> };

export type Words = Record<"title" | "why" | "todo", string>;

/** The parts of an error in the language of `t`. */
export const buildErrorWords = ({ code, args }: PageError, t: Translator): Words => {
  const translate = (part: keyof Words): string => {
    const id: MessageId = `error.${code}.${part}`;
    return (t as (id: MessageId, args: Record<string, string>) => string)(id, args);
  };
  return { title: translate("title"), why: translate("why"), todo: translate("todo") };
};
