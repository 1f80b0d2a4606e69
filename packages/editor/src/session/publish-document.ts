import type { ConfigClient, StoredConfig } from "@statelier/data";
import { listPublications, type StateWithCharts, writeFilterPositions } from "@statelier/document";
import type { SessionEnvironment } from "./environment.ts";
import type { OwnedChart } from "./owned-chart.ts";

const toDocument = (state: StateWithCharts) => {
  const { state: _step, ...document } = writeFilterPositions(state);
  return document;
};

/** The chart that a document belongs to, and who is signed in. */
type ChartOwner = { owned: OwnedChart | undefined; person: SessionEnvironment["person"] };

/** What was stored of documents that were to be stored together, by their text. */
export type StoredParts = Map<string, StoredConfig>;

/** Without it a session that has ended meanwhile would publish as nobody, whose charts are never changed. */
const namePerson = (person: ChartOwner["person"]) => (person ? { person_id: person.id } : {});

/**
 * Stores the document under the key of the chart that it belongs to, else under a new one, or each chart of one with
 * addresses of their own (D17), and answers what was stored. Rejects with `DataError`; what is stored of several then is in
 * `parts`, and is not stored again with them.
 */
export const publishDocument = async (
  configs: ConfigClient,
  state: StateWithCharts,
  { owned, person, parts }: ChartOwner & { parts: StoredParts },
): Promise<StoredConfig[]> => {
  const publications = listPublications(toDocument(state));
  const [first] = publications;
  const published_state = "PUBLISHED";
  if (owned && first && publications.length === 1) {
    const { key, updatedAt: updated_at } = owned;
    return [await configs.updateConfig({ key, data: first, published_state, updated_at })];
  }
  const results = await Promise.allSettled(
    publications.map(async (data) => {
      const text = JSON.stringify(data);
      const stored =
        parts.get(text) ??
        (await configs.createConfig({ data, published_state, ...namePerson(person) }));
      parts.set(text, stored);
      return stored;
    }),
  );
  return results.map((result) => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  });
};

/** Stores the document as a draft; one of a published chart gets a key of its own (D16). Rejects with `DataError`. */
export const storeDraft = (
  configs: ConfigClient,
  state: StateWithCharts,
  { owned, person }: ChartOwner,
): Promise<StoredConfig> => {
  const data = toDocument(state);
  const published_state = "DRAFT";
  return owned
    ? configs.updateConfig({
        key: owned.key,
        data,
        published_state,
        updated_at: owned.updatedAt,
      })
    : configs.createConfig({ data, published_state, ...namePerson(person) });
};
