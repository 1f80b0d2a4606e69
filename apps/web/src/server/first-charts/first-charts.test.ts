import { type DataClient, DataError } from "@statelier/data";
import { decodeTable } from "@statelier/model";
import { expect, test, vi } from "vitest";
import { makeLog } from "../logging/log.ts";
import { TEST_COMPONENTS, TEST_IRI, TEST_SOURCE, TEST_TABLE } from "../testing/make-test-pages.ts";
import { makeFirstCharts } from "./first-charts.ts";

const HOUR = 3_600_000;
const log = makeLog("error", () => undefined);

const makeData = (change: Partial<DataClient> = {}) =>
  ({
    components: () => Promise.resolve(TEST_COMPONENTS),
    observations: () =>
      Promise.resolve({ table: decodeTable(TEST_TABLE), sparqlEditorUrls: [], notes: [] }),
    largestValues: () => Promise.resolve([]),
    possibleFilters: () => Promise.resolve([]),
    ...change,
  }) as Partial<DataClient> as DataClient;

test("the first chart of a dataset is drawn once an hour, in words and small without them", async () => {
  const components = vi.fn<DataClient["components"]>(() => Promise.resolve(TEST_COMPONENTS));
  let now = 0;
  const charts = makeFirstCharts(makeData({ components }), log, () => now);
  const [first, second] = await Promise.all(
    [1, 2].map(() => charts.find(TEST_SOURCE, "de", TEST_IRI)),
  );
  expect(second).toBe(first);
  expect(components).toHaveBeenCalledTimes(1);
  expect(first?.wide).toContain("<text");
  expect(first?.thumbnails.light).toContain("<svg");
  expect(first?.thumbnails.light).not.toMatch(/<text|var\(|data-/);
  now = HOUR;
  await charts.find(TEST_SOURCE, "de", TEST_IRI);
  expect(components).toHaveBeenCalledTimes(2);
});

test("a source that is away costs the page its chart, and is asked again", async () => {
  let isAway = true;
  const components: DataClient["components"] = () =>
    isAway
      ? Promise.reject(new DataError("SOURCE_DOWN", "down"))
      : Promise.resolve(TEST_COMPONENTS);
  const charts = makeFirstCharts(makeData({ components }), log);
  expect(await charts.find(TEST_SOURCE, "de", TEST_IRI)).toBeUndefined();
  isAway = false;
  expect(await charts.find(TEST_SOURCE, "de", TEST_IRI)).toBeDefined();
});
