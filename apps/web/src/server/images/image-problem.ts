import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import type { PageError } from "@statelier/viewer";

/** Why there is no image: a status, and a text in the reader's language. */
export type ImageProblem = { status: number; text: string };

export const makeProblem = (
  locale: Locale,
  status: number,
  { code, args }: PageError,
): ImageProblem => {
  const t = createTranslator(locale, collectMessages(locale, ["errors"])) as (
    id: string,
    args: Record<string, string>,
  ) => string;
  const sentences = ["title", "why", "todo"].map((part) => t(`error.${code}.${part}`, args));
  const told = t("errors.code", { code });
  return { status, text: `${sentences[0]}. ${sentences[1]} ${sentences[2]} (${told})` };
};
