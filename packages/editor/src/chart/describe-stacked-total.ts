import { joinNames, type Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { StackedTotal } from "./find-stacked-total.ts";

/** More parts than these are counted, not named. */
const MOST_NAMED = 4;

export const describeStackedTotal = (
  { total, parts }: StackedTotal,
  locale: Locale,
  t: Translator,
): string => {
  const more = parts.length - MOST_NAMED;
  const named = parts.slice(0, MOST_NAMED);
  const all = more > 0 ? [...named, t("kit.select.more", { count: more })] : named;
  return t("editor.counted-twice", { total, parts: joinNames(all, locale) });
};
