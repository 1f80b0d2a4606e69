import type { MapServices } from "@statelier/cubes";
import { findProviderProblem } from "@statelier/document";
import {
  AnswerCache,
  ByteCache,
  isServiceAway,
  type MapService,
  normalizeServiceUrl,
} from "@statelier/model";
import type { ListedProvider } from "../config/map-providers.ts";
import type { Log } from "../logging/log.ts";
import type { Resolve } from "../http/public-lookup.ts";
import { askService, ServiceError } from "./ask-service.ts";
import { parseCapabilities } from "./parse-capabilities.ts";

type Options = {
  log: Pick<Log, "warn">;
  now?: () => number;
  resolve?: Resolve;
  maxBytes?: number;
  timeoutMs?: number;
};

const MOST_BYTES = 12_000_000;
const TIMEOUT_MS = 20_000;
const KEPT_MS = 3_600_000;
/** What has failed is asked again sooner. */
const KEPT_FAILED_MS = 60_000;
const MOST_KEPT = 60;
/** Services that are asked, and whose answers are read, at the same time. */
const MOST_AT_ONCE = 3;

const setMissing = (url: URL, name: string, value: string): void => {
  const known = [...url.searchParams.keys()].find((key) => key.toLowerCase() === name);
  if (known === undefined) url.searchParams.set(name.toUpperCase(), value);
};

/** Where a service says what it has: a file as it stands, else by parameters. */
export const buildCapabilitiesUrl = (provider: string): URL => {
  const url = new URL(provider);
  if (/\.xml$/i.test(url.pathname)) return url;
  const isTiles = /wmts/i.test(url.href);
  setMissing(url, "service", isTiles ? "WMTS" : "WMS");
  setMissing(url, "request", "GetCapabilities");
  setMissing(url, "version", isTiles ? "1.0.0" : "1.3.0");
  return url;
};

/** Runs at most so many at the same time; the others wait for their turn. */
const makeTurns = (most: number): (<Value>(run: () => Promise<Value>) => Promise<Value>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (run) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

const fetchService = async (
  { url, allowPrivate = false }: ListedProvider,
  { log, resolve, maxBytes = MOST_BYTES, timeoutMs = TIMEOUT_MS }: Options,
): Promise<MapService> => {
  const bounds = { maxBytes, timeoutMs, allowPrivate, ...(resolve ? { resolve } : {}) };
  try {
    const { bytes, contentType } = await askService(buildCapabilitiesUrl(url), bounds);
    return await parseCapabilities(bytes, { provider: new URL(url), contentType });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    log.warn("a map service has not answered", { url, error });
    return { layers: [], problem: "wmts.unavailable", detail: error.message };
  }
};

type Said = { service: MapService; hasFailed: boolean };

/** The listed services; each is asked when somebody wants to know its layers, and its answer kept for an hour. */
export const makeMapServices = (
  listed: readonly ListedProvider[],
  options: Options,
): MapServices => {
  const { now = () => performance.now() } = options;
  const byUrl = new Map(listed.map((provider) => [normalizeServiceUrl(provider.url), provider]));
  const kept = new AnswerCache<Said>({
    maxEntries: MOST_KEPT,
    maxAgeMs: ({ hasFailed }) => (hasFailed ? KEPT_FAILED_MS : KEPT_MS),
    now,
  });
  const takeTurn = makeTurns(MOST_AT_ONCE);
  /** What a service said last stands in while it does not answer. */
  const lastGood = new ByteCache<MapService>(MOST_KEPT);
  const fetchLasting = async (key: string, provider: ListedProvider): Promise<Said> => {
    const service = await takeTurn(() => fetchService(provider, options));
    const before = isServiceAway(service) ? lastGood.get(key) : undefined;
    if (!service.problem) lastGood.set(key, service, 1);
    return { service: before ?? service, hasFailed: service.problem !== undefined };
  };
  return {
    providers: listed.map(({ allowPrivate: _own, ...provider }) => provider),
    read: async (url) => {
      const problem = findProviderProblem(url);
      if (problem) return { layers: [], problem };
      const key = normalizeServiceUrl(url);
      const provider = byUrl.get(key);
      return provider
        ? (await kept.ask(key, () => fetchLasting(key, provider))).service
        : { layers: [], problem: "wmts.not-listed" };
    },
  };
};
