import type { StoredConfig } from "@statelier/data";
import { type ChartKey, isRecord, parseJson, toCanonicalJson } from "@statelier/model";
import { listPublications, type StateWithCharts } from "@statelier/document";
import { CHART_ENTRIES } from "@statelier/viewer/begun-charts";
import { tryToSet } from "@statelier/viewer/browser-storage";
import type { SessionEnvironment } from "./environment.ts";
import { withoutPanels } from "./stored-state.ts";

/** A stored chart that whoever is signed in may change. */
export type OwnedChart = {
  key: ChartKey;
  publishedState: "DRAFT" | "PUBLISHED";
  /** The published chart that this draft will replace. */
  draftOf: ChartKey | null;
  /** The state in which it was read: what was stored since by somebody else is not written over. */
  updatedAt: string;
  /** Stands for the document as it was then, to tell whether this browser holds changes of it. */
  asRead?: string;
};

type Storage = SessionEnvironment["storage"];

/** 32 bits of FNV-1a over what is stored of a chart: two states that differ in what is open on the screen are the same. */
export const digestState = (state: StateWithCharts): string => {
  const { state: _step, ...document } = state;
  const text = toCanonicalJson(withoutPanels(document));
  let value = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x0100_0193);
  return (value >>> 0).toString(36);
};

/** `state`: the document that was read or stored. */
export const toOwned = (config: StoredConfig, state?: StateWithCharts): OwnedChart => ({
  key: config.key,
  publishedState: config.published_state,
  draftOf: config.draft_of,
  updatedAt: config.updated_at,
  ...(state && { asRead: digestState(state) }),
});

/** Whether publishing replaces what readers see. */
const isPublic = ({ publishedState, draftOf }: OwnedChart): boolean =>
  publishedState === "PUBLISHED" || draftOf !== null;

/** Whether publishing a document replaces what readers see: charts with addresses of their own become new ones. */
export const isUpdateOf = (owned: OwnedChart | undefined, state: StateWithCharts): boolean =>
  owned !== undefined && isPublic(owned) && listPublications(state).length === 1;

/** The stored chart that a chart of this browser belongs to. */
export const readOwned = (storage: Storage, id: string): OwnedChart | undefined => {
  const value = parseJson(storage.getItem(CHART_ENTRIES.owned + id) ?? "");
  if (!isRecord(value)) return undefined;
  const { key, publishedState, draftOf, updatedAt, asRead } = value;
  if (typeof key !== "string" || typeof updatedAt !== "string") return undefined;
  return {
    key,
    publishedState: publishedState === "PUBLISHED" ? "PUBLISHED" : "DRAFT",
    draftOf: typeof draftOf === "string" ? draftOf : null,
    updatedAt,
    ...(typeof asRead === "string" && { asRead }),
  };
};

/** What this browser holds under `id` is of no stored chart any more. */
export const removeOwned = (storage: Storage, id: string): void =>
  storage.removeItem(CHART_ENTRIES.owned + id);

/** Without room for it, the next reload opens what the server has. */
export const writeOwned = (storage: Storage, id: string, owned: OwnedChart): void => {
  tryToSet(storage, CHART_ENTRIES.owned + id, JSON.stringify(owned));
};
