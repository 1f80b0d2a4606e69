import type { Block, StateWithCharts } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { Translator } from "@statelier/ui/messages";
import { nameChart, nameTab } from "./name-chart.ts";

/** Letters of a text by which it is known. */
const EXCERPT = 40;

type Charts = Pick<StateWithCharts, "chartConfigs">;

const nameText = (
  { text }: Extract<Block, { type: "text" }>,
  locale: Locale,
  t: Translator,
): string => {
  const [first = ""] = text[locale].trim().split(/\n\s*\n/);
  const plain = markdownToPlainText(first).trim();
  const excerpt = plain.length > EXCERPT ? `${plain.slice(0, EXCERPT)} …` : plain;
  return excerpt === "" ? t("editor.blocks.text") : excerpt;
};

const nameAlone = (
  block: Block,
  { chartConfigs }: Charts,
  locale: Locale,
  t: Translator,
): string => {
  if (block.type === "text") return nameText(block, locale, t);
  const at = chartConfigs.findIndex(({ key }) => key === block.key);
  const config = chartConfigs[at];
  if (!config) return block.key;
  const name = nameChart(config, at, locale, t);
  const isUntitled = config.meta.label[locale] === "" && name === nameTab(config, at, locale, t);
  return isUntitled
    ? t("editor.blocks.untitled", { name, type: t(`editor.type.${config.chartType}`) })
    : name;
};

/** What a block of a layout is called: its chart, with its type where it has no title, or how its text begins: the heading, where it has one. Those of one name are numbered. */
export const nameBlock = (
  block: Block,
  state: Charts & { layout: { blocks: readonly Block[] } },
  locale: Locale,
  t: Translator,
): string => {
  const name = nameAlone(block, state, locale, t);
  const same = state.layout.blocks.filter((each) => nameAlone(each, state, locale, t) === name);
  const place = same.findIndex(({ key }) => key === block.key) + 1;
  return same.length > 1 && place > 0 ? t("editor.blocks.nth", { name, number: place }) : name;
};
