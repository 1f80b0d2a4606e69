import type { DataClient } from "@statelier/data";
import { ByteCache, type Iri, type Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  drawFirstChart,
  type FirstChartPictures,
  isFailure,
} from "@statelier/viewer/published-chart";
import type { NamedSource } from "@statelier/viewer";
import type { Log } from "../logging/log.ts";

const MOST_BYTES = 32_000_000;
const HOUR_MS = 3_600_000;

type Kept = FirstChartPictures | "none";

/** The first charts of datasets as drawings, each kept for the hour in which it was made. */
export type FirstCharts = {
  /** Undefined where a dataset has none, or its source does not answer. */
  find(source: NamedSource, locale: Locale, iri: Iri): Promise<FirstChartPictures | undefined>;
};

const measure = (kept: Kept): number =>
  kept === "none"
    ? 100
    : 2 *
      (kept.wide.length +
        kept.narrow.length +
        kept.thumbnails.light.length +
        kept.thumbnails.dark.length);

export const makeFirstCharts = (
  data: DataClient,
  log: Log,
  now: () => number = Date.now,
): FirstCharts => {
  const cache = new ByteCache<Kept>(MOST_BYTES);
  const draw = async (source: NamedSource, locale: Locale, iri: Iri): Promise<Kept> => {
    const t = createTranslator(locale, collectMessages(locale, ["chart", "browse"]));
    return (await drawFirstChart(data, { source, locale }, { iri, t })) ?? "none";
  };
  return {
    find: async (source, locale, iri) => {
      const key = JSON.stringify([source.name, locale, iri, Math.floor(now() / HOUR_MS)]);
      try {
        const kept = await cache.load(key, () => draw(source, locale, iri), measure);
        return kept === "none" ? undefined : kept;
      } catch (error) {
        if (!isFailure(error)) throw error;
        log.warn("a first chart has no data", { iri, error });
        return undefined;
      }
    },
  };
};
