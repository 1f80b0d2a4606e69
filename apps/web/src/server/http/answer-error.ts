import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type ErrorCode } from "@statelier/ui/messages";
import type { PageError } from "@statelier/viewer";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { readReference } from "../logging/request-reference.ts";

/** Why there is no answer: a status, and a row of docs/errors.md with what fills its blanks. */
export type Refusal = {
  status: number;
  error: PageError;
  /** To ask again would not help: no time is named for it. */
  isLasting?: true;
};

/** What a refusal because of too much work names as the time to wait. */
export const RETRY_SECONDS = 5;

const OPEN_TO_ANY_PAGE = { "Access-Control-Allow-Origin": "*" };

/** An error as a line of plain text. */
export const answerTextError = (
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...(status === 503 ? { "Retry-After": String(RETRY_SECONDS) } : {}),
      ...headers,
    },
  });

/** A refusal as plain text in the reader's language. */
export const answerRefusal = (locale: Locale, { status, error, isLasting }: Refusal): Response => {
  const { code, args } = error;
  const t = createTranslator(locale, collectMessages(locale, ["errors"])) as (
    id: string,
    args: Record<string, string>,
  ) => string;
  const [title, why, advice] = ["title", "why", "todo"].map((part) =>
    t(`error.${code}.${part}`, args),
  );
  const text = `${title}. ${why} ${advice} (${t("errors.code", { code })})`;
  const seconds = status === 429 ? args["seconds"] : undefined;
  const answer = answerTextError(status, text, {
    ...OPEN_TO_ANY_PAGE,
    ...(seconds === undefined ? {} : { "Retry-After": seconds }),
  });
  if (isLasting) answer.headers.delete("Retry-After");
  return answer;
};

export type ApiFailure = {
  status: ContentfulStatusCode;
  /** A row of docs/errors.md. */
  id: ErrorCode;
  /** In English. */
  message: string;
  /** The place in the document that is wrong. */
  path?: string;
  /** What fills the blanks of the row. */
  args?: Record<string, string>;
};

/** The envelope of every failed call (D19). */
export const answerApiFailure = (
  context: Context,
  { status, message, ...failure }: ApiFailure,
): Response => {
  const error = { ...failure, reference: readReference() };
  return context.json({ success: false, data: null, message, error }, status);
};
