import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { buildErrorWords, type PublishedState } from "@statelier/viewer/published";
import {
  describeFailure,
  type FailedChart,
  type PageError,
} from "@statelier/viewer/published-chart";
import type { Log } from "../logging/log.ts";
import { failTile } from "../published/fail-tile.ts";

/** What is said in the place of a chart that cannot be shown; `reference` is that of the request. */
export const writeFailed = (
  { code, args }: PageError,
  { locale, reference }: { locale: Locale; reference: string },
): FailedChart["words"] => {
  const t = createTranslator(locale, collectMessages(locale, ["errors"]));
  const words = buildErrorWords({ code, args: { reference, ...args } }, t);
  return { ...words, code: t("errors.code", { code }) };
};

/** The page without the charts that could not be drawn: why stands in their places. Throws why, where no other one is left. */
export const leaveOutFailed = (
  state: PublishedState,
  failed: ReadonlyMap<string, unknown>,
  { log, ...request }: { log: Log; locale: Locale; reference: string },
): PublishedState => {
  const [first, ...others] = state.charts.filter(({ config }) => !failed.has(config.key));
  const lost = state.charts.filter(({ config }) => failed.has(config.key));
  if (!first) throw failed.values().next().value;
  const boxes = lost.map(({ config: { key }, title, titleHtml, descriptionHtml }): FailedChart => {
    const failure = failTile(failed.get(key), log, key);
    const words = writeFailed(describeFailure(failure), request);
    return { key, title, titleHtml, descriptionHtml, words };
  });
  return { ...state, charts: [first, ...others], failed: [...(state.failed ?? []), ...boxes] };
};
