import { makePause } from "@statelier/cubes";
import type { Log } from "../logging/log.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { identifyDocument } from "./baked-chart.ts";
import type { BakedStore } from "./baked-store.ts";
import { isReleaseName, readNamedChart, readReleaseDocument } from "./bundle-names.ts";

const EVERY_MS = 60_000;
/** Bundles that one round looks at, and that go without a pause. */
const MOST = 500;
const AT_ONCE = 20;
/** By then each server has given what was prepared to the chart that it was prepared for. */
const PREPARED_MS = 7 * 86_400_000;
const MOST_SCHEDULED = 10_000;
const FOREVER = "9999-12-31T23:59:59.999Z";

type Swept = {
  store: Pick<ConfigStore, "find" | "listLasting" | "listScheduled">;
  baked: Pick<BakedStore, "listNames" | "remove">;
  most?: number;
  now?: () => number;
};

/** Of the drafts that have a time; undefined where they are too many to know. */
const listScheduledDocuments = async (store: Swept["store"]): Promise<Set<string> | undefined> => {
  const keys = await store.listScheduled(FOREVER, MOST_SCHEDULED);
  if (keys.length === MOST_SCHEDULED) return undefined;
  const documents = new Set<string>();
  const pause = makePause();
  for (const key of keys) {
    await pause();
    // One document in memory at a time.
    const found = await store.find(key, { kind: "system", reason: "refresh" });
    if (found) documents.add(identifyDocument(found.data));
  }
  return documents;
};

/**
 * Each call looks at the next bundles, in the order of their names, and removes those of charts that were deleted for good,
 * and what was prepared for a release that is over.
 */
export const makeSweepBaked = ({
  store,
  baked,
  most = MOST,
  now = Date.now,
}: Swept): (() => Promise<void>) => {
  let after = "";
  return async () => {
    const bundles = baked.listNames(after, most);
    const ofCharts = bundles.filter(({ name }) => !isReleaseName(name));
    const lasting = new Set(
      await store.listLasting([...new Set(ofCharts.map(({ name }) => readNamedChart(name)))]),
    );
    const prepared = bundles.filter(
      ({ name, checkedAt }) => isReleaseName(name) && now() - checkedAt > PREPARED_MS,
    );
    const scheduled = prepared.length > 0 ? await listScheduledDocuments(store) : undefined;
    const gone = [
      ...ofCharts.filter(({ name }) => !lasting.has(readNamedChart(name))),
      ...prepared.filter(({ name }) => scheduled && !scheduled.has(readReleaseDocument(name))),
    ].map(({ name }) => name);
    const pause = makePause();
    for (let at = 0; at < gone.length; at += AT_ONCE) {
      await pause();
      baked.remove(gone.slice(at, at + AT_ONCE));
    }
    after = bundles.length < most ? "" : (bundles.at(-1)?.name ?? "");
  };
};

/** Once a minute. */
export const startSweeping = (swept: Swept, log: Log): { close(): Promise<void> } => {
  const sweep = makeSweepBaked(swept);
  let running = Promise.resolve();
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    try {
      await sweep();
    } catch (error) {
      log.error("what was baked of charts that are gone stays for a minute more", { error });
    }
    isRunning = false;
  };
  const timer = setInterval(() => {
    if (!isRunning) running = run();
  }, EVERY_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
};
