import { useT } from "@statelier/ui/plain";
import type { ErrorCode, MessageId } from "@statelier/ui/messages";

/** What happened, why, and what to do. */
export type PageError = { code: ErrorCode; args: Record<string, string> };

/** The parts of an error in the reader's language. */
export const useErrorWords = ({
  code,
  args,
}: PageError): Record<"title" | "why" | "todo", string> => {
  const t = useT();
  const say = (part: "title" | "why" | "todo"): string => {
    const id: MessageId = `error.${code}.${part}`;
    return (t as (id: MessageId, args: Record<string, string>) => string)(id, args);
  };
  return { title: say("title"), why: say("why"), todo: say("todo") };
};
