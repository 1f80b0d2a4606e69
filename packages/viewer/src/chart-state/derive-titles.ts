import type { Translator } from "@statelier/ui/messages";
import type { Board } from "./derive-board.ts";
import type { ChartConfig } from "@statelier/document";
import type { CubeMetadata, Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";

/** The title of a chart as plain text, else those of its datasets; empty where neither has one. */
export const deriveChartTitle = (
  { config, metadata }: { config: Pick<ChartConfig, "meta">; metadata: readonly CubeMetadata[] },
  locale: Locale,
): string =>
  markdownToPlainText(config.meta.title[locale], { inline: true }) ||
  metadata.map(({ title }) => title).join(", ");

/** The title of a page: what all of its charts are called together, else that of the chart it shows; never empty. */
export const derivePageTitle = (
  board: Pick<Board, "title"> | undefined,
  title: string,
  t: Translator,
): string => board?.title || title || t("viewer.untitled");
