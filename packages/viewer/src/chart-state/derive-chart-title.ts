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
