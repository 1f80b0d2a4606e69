import { setImmediate } from "node:timers/promises";
import type { ChartKey, Locale } from "@statelier/model";
import { findStoredTitle } from "@statelier/viewer/stored-title";
import type { PersonViewer } from "../http/viewer.ts";
import type { ConfigStore, HeldChart } from "../store/config-store.ts";
import { answerJsonStream, writeJsonList } from "./answer-json-stream.ts";
import { encodeConfig } from "./config-answers.ts";

/** Documents that are in memory at a time: somebody may keep thousands, of a megabyte each. */
const AT_ONCE = 10;

const encodeHeld = (chart: HeldChart, locale: Locale | undefined): unknown => {
  const { data, ...entry } = { ...encodeConfig(chart), view_count: chart.views };
  return locale === undefined
    ? { ...entry, data }
    : { ...entry, title: findStoredTitle(data, locale) };
};

const chunk = (keys: readonly ChartKey[]): ChartKey[][] =>
  Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, part) =>
    keys.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** All that somebody holds, as it is read: whole documents, or their titles in a language. */
export const answerHeld = async (
  store: Pick<ConfigStore, "listHeld" | "readHeld">,
  viewer: PersonViewer,
  locale: Locale | undefined,
): Promise<Response> => {
  const parts = chunk(await store.listHeld(viewer));
  const read = async function* (): AsyncGenerator<readonly unknown[]> {
    for (const keys of parts) {
      await setImmediate();
      const charts = await store.readHeld(keys, viewer);
      yield charts.map((chart) => encodeHeld(chart, locale));
    }
  };
  return answerJsonStream(writeJsonList(read()));
};
