import type { StoredConfig } from "@statelier/data";
import { isRecord, parseJson } from "@statelier/model";
import { isFailure } from "@statelier/viewer";
import { CHART_ENTRIES } from "@statelier/viewer/begun-charts";
import { tryToSet } from "@statelier/viewer/browser-storage";
import { listPublications, type StateWithCharts, writeFilterPositions } from "@statelier/document";
import type { SessionEnvironment } from "./environment.ts";
import type { OwnedChart } from "./owned-chart.ts";

const toDocument = (state: StateWithCharts) => {
  const { state: _step, ...document } = writeFilterPositions(state);
  return document;
};

/** The part of a publication that is all of it. */
const WHOLE = "document";

/**
 * The keys under which new charts are sent to be stored. One whose answer is lost is sent again under the same key, also after a
 * reload, so that it is no second chart.
 */
export class StoreAttempts {
  readonly #environment: Pick<SessionEnvironment, "storage" | "makeKey">;
  /** Of which the browser may have no room. */
  #keys: Readonly<Record<string, unknown>> = {};
  /** What was stored already of what was to be stored together, by its text. */
  readonly stored = new Map<string, StoredConfig>();

  constructor(environment: Pick<SessionEnvironment, "storage" | "makeKey">) {
    this.#environment = environment;
  }

  /** `id`: of the chart in this browser. */
  keyOf(id: string, part: string): string {
    const keys = this.#read(id);
    const known = keys[part];
    if (typeof known === "string") return known;
    const { makeKey } = this.#environment;
    // Nobody may guess it: to whoever is not signed in it says which chart it has led to.
    const made = `${makeKey()}${makeKey()}`;
    this.#keep(id, { ...keys, [part]: made });
    return made;
  }

  /** It has led to a chart, and what is to be stored now is another one. */
  drop(id: string, part: string): void {
    this.#keep(id, { ...this.#read(id), [part]: undefined });
  }

  /** All that was to be stored is. */
  end(id: string): void {
    this.stored.clear();
    this.#keys = {};
    this.#environment.storage.removeItem(CHART_ENTRIES.attempts + id);
  }

  #read(id: string): Readonly<Record<string, unknown>> {
    const text = this.#environment.storage.getItem(CHART_ENTRIES.attempts + id);
    const kept = text === null ? undefined : parseJson(text);
    return isRecord(kept) ? kept : this.#keys;
  }

  #keep(id: string, keys: Readonly<Record<string, unknown>>): void {
    const { storage } = this.#environment;
    this.#keys = keys;
    storage.removeItem(CHART_ENTRIES.attempts + id);
    tryToSet(storage, CHART_ENTRIES.attempts + id, JSON.stringify(keys));
  }
}

type Surroundings = Pick<SessionEnvironment, "configs" | "person">;

/** The chart of this browser, and the stored one that it belongs to. */
type Storing = { id: string; owned: OwnedChart | undefined; attempts: StoreAttempts };

/** Stores a chart that is nobody's yet. Where its attempt has led to another one, it has a new one from then on. */
const storeNew = async (
  { configs, person }: Surroundings,
  config: Pick<StoredConfig, "data" | "published_state">,
  { id, attempts, part = WHOLE }: Storing & { part?: string },
): Promise<StoredConfig> => {
  try {
    return await configs.createConfig(
      { ...config, ...namePerson(person) },
      attempts.keyOf(id, part),
    );
  } catch (error) {
    if (isFailure(error) && error.id === "ATTEMPT_USED") attempts.drop(id, part);
    throw error;
  }
};

/** Without it a session that has ended meanwhile would publish as nobody, whose charts are never changed. */
const namePerson = (person: SessionEnvironment["person"]) =>
  person ? { person_id: person.id } : {};

/**
 * Stores the document under the key of the chart that it belongs to, else under a new one, or each chart of one with
 * addresses of their own (D17), and answers what was stored. Rejects with `DataError`; what is stored of several then is known
 * to the attempts, and is not stored again with them.
 */
export const publishDocument = async (
  surroundings: Surroundings,
  state: StateWithCharts,
  storing: Storing,
): Promise<StoredConfig[]> => {
  const publications = listPublications(toDocument(state));
  const [first] = publications;
  const { owned, attempts } = storing;
  const { configs } = surroundings;
  const published_state = "PUBLISHED";
  if (owned && first && publications.length === 1) {
    const { key, updatedAt: updated_at } = owned;
    return [await configs.updateConfig({ key, data: first, published_state, updated_at })];
  }
  const results = await Promise.allSettled(
    publications.map(async (data) => {
      const text = JSON.stringify(data);
      const part = publications.length === 1 ? WHOLE : data.chartConfigs[0]?.key;
      const stored =
        attempts.stored.get(text) ??
        (await storeNew(
          surroundings,
          { data, published_state },
          { ...storing, ...(part && { part }) },
        ));
      attempts.stored.set(text, stored);
      return stored;
    }),
  );
  const all = results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
  attempts.end(storing.id);
  return all;
};

/** Stores the document as a draft; one of a published chart gets a key of its own (D16). Rejects with `DataError`. */
export const storeDraft = async (
  surroundings: Surroundings,
  state: StateWithCharts,
  storing: Storing,
): Promise<StoredConfig> => {
  const { owned, id, attempts } = storing;
  const data = toDocument(state);
  const published_state = "DRAFT";
  if (owned) {
    const { key, updatedAt: updated_at } = owned;
    return surroundings.configs.updateConfig({ key, data, published_state, updated_at });
  }
  const stored = await storeNew(surroundings, { data, published_state }, storing);
  attempts.end(id);
  return stored;
};
