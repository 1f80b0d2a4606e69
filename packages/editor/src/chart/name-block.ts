import type { Block, StateWithCharts } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { Translator } from "@statelier/ui/messages";
import { nameChart } from "./name-chart.ts";

/** Letters of a text by which it is known. */
const EXCERPT = 40;

/** What a block of a layout is called: its chart, or how its text begins: the heading, where it has one. */
export const nameBlock = (
  block: Block,
  { chartConfigs }: Pick<StateWithCharts, "chartConfigs">,
  locale: Locale,
  t: Translator,
): string => {
  if (block.type === "text") {
    const [first = ""] = block.text[locale].trim().split(/\n\s*\n/);
    const text = markdownToPlainText(first).trim();
    const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT)} …` : text;
    return excerpt === "" ? t("editor.blocks.text") : excerpt;
  }
  const at = chartConfigs.findIndex(({ key }) => key === block.key);
  const config = chartConfigs[at];
  return config ? nameChart(config, at, locale, t) : block.key;
};
