import { makePause } from "@statelier/cubes";
import { type ChartKey, isLocale, type Locale } from "@statelier/model";
import { findStoredTitle } from "@statelier/viewer/stored-title";
import type { Context } from "hono";
import { chargeDocuments } from "../http/charge-work.ts";
import type { PersonViewer } from "../http/viewer.ts";
import type { ConfigStore, HeldChart } from "../store/config-store.ts";
import { answerJsonStream, writeJsonList } from "./answer-json-stream.ts";
import { encodeConfig } from "./config-answers.ts";

/** Documents that are in memory at a time: somebody may keep thousands, of a megabyte each. */
const AT_ONCE = 10;
const TITLES_AT_ONCE = 100;

const encodeHeld = (chart: HeldChart, locale: Locale | undefined): unknown => {
  const { views, ownerName, formerOwnerName } = chart;
  const names = { user_name: ownerName, former_user_name: formerOwnerName };
  const { data, ...entry } = { ...encodeConfig(chart), viewCount: views, ...names };
  return locale === undefined
    ? { ...entry, data }
    : { ...entry, title: findStoredTitle(data, locale) };
};

const chunk = (keys: readonly ChartKey[], size: number): ChartKey[][] =>
  Array.from({ length: Math.ceil(keys.length / size) }, (_, part) =>
    keys.slice(part * size, (part + 1) * size),
  );

/** All that somebody holds, as it is read: whole documents, or their titles in a language. */
export const answerHeld = async (
  context: Context,
  store: Pick<ConfigStore, "listHeld" | "readHeld" | "readHeldTitles">,
  viewer: PersonViewer,
): Promise<Response> => {
  const asked = context.req.query("titles");
  const locale = isLocale(asked) ? asked : undefined;
  const keys = await store.listHeld(viewer);
  chargeDocuments(context, keys.length);
  const read = async function* (): AsyncGenerator<readonly unknown[]> {
    const pause = makePause();
    for (const part of chunk(keys, locale ? TITLES_AT_ONCE : AT_ONCE)) {
      await pause();
      const charts = await store[locale ? "readHeldTitles" : "readHeld"](part, viewer);
      yield charts.map((chart) => encodeHeld(chart, locale));
    }
  };
  return answerJsonStream(writeJsonList(read()));
};
