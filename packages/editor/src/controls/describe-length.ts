import { findTextExcess, TEXT_BUDGETS } from "@statelier/ui/markdown";
import type { Translator } from "@statelier/ui/messages";

/** From which part of its limit on a text has a count beside it. */
const NEAR = 0.9;

/** What a field says of the length of its text: the server refuses more than a text of its kind may have. */
export const describeLength = (
  text: string,
  kind: keyof typeof TEXT_BUDGETS,
  t: Translator,
): { description?: string; error?: string } => {
  const excess = findTextExcess(text, TEXT_BUDGETS[kind]);
  const { length: count } = text;
  if (excess) {
    const { of, most } = excess;
    const said =
      of === "characters"
        ? t("editor.text.length.characters", { count, most })
        : t(`editor.text.length.${of}`, { most });
    return { error: `${said} ${t("editor.text.length.todo")}` };
  }
  const { characters: most } = TEXT_BUDGETS[kind];
  return count > most * NEAR ? { description: t("editor.text.length.near", { count, most }) } : {};
};
