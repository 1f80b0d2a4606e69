import type { ConfigClient, StoredConfig } from "@statelier/data";
import type { ChartKey } from "@statelier/model";
import { isFailure } from "@statelier/viewer";
import { toElsewhere } from "./session-snapshot.ts";
import type { SessionEnvironment } from "./environment.ts";
import { openPublished } from "./open-document.ts";
import { type OwnedChart, removeOwned, toOwned } from "./owned-chart.ts";
import { removeStored, writePublishedKey, writeStored } from "./stored-state.ts";
import type { SessionSnapshot } from "./session-snapshot.ts";

/** Why a chart of one's own is not stored: somebody else has saved it, or published or removed what was edited. */
const isOvertaken = (error: unknown): boolean =>
  isFailure(error) && (error.id === "CHANGED_MEANWHILE" || error.id === "CONFIG_NOT_FOUND");

const findOne = async (
  configs: Pick<ConfigClient, "getConfig">,
  key: ChartKey,
): Promise<StoredConfig | undefined> => {
  try {
    const config = await configs.getConfig(key);
    return config.can_edit ? config : undefined;
  } catch (error) {
    if (isFailure(error) && error.id === "CONFIG_NOT_FOUND") return undefined;
    throw error;
  }
};

/**
 * What the server has of a chart that could not be stored: the chart itself or, where its draft is there no longer, the
 * published one that it was to replace. Undefined where there is neither. Rejects with `DataError`.
 */
const findStored = async (
  configs: Pick<ConfigClient, "getConfig">,
  { key, draftOf }: OwnedChart,
): Promise<StoredConfig | undefined> =>
  (await findOne(configs, key)) ?? (draftOf === null ? undefined : findOne(configs, draftOf));

/** The chart that an attempt has led to whose answer was lost, where something else is to be stored now. */
const findLanded = (error: unknown): OwnedChart | undefined => {
  const key = isFailure(error) && error.id === "ATTEMPT_USED" ? error.args?.["key"] : undefined;
  return key === undefined
    ? undefined
    : { key, publishedState: "PUBLISHED", draftOf: null, updatedAt: "" };
};

/** What somebody who is not signed in has published is not changed: they learn where it is. */
const showLanded = (
  key: ChartKey,
  id: string,
  { storage, notify }: SessionEnvironment,
): Pick<SessionSnapshot, "publishedKey"> => {
  writePublishedKey(storage, id, key);
  notify({ type: "published-before", key });
  return { publishedKey: key };
};

/**
 * What is known of a chart of one's own that was not stored: that somebody else has changed it, or that it is there no longer.
 * Undefined where nothing was stored for another reason. Never rejects.
 */
export const meetStored = async (
  error: unknown,
  { id, owned }: { id: string; owned: OwnedChart | undefined },
  environment: SessionEnvironment,
): Promise<Partial<SessionSnapshot> | undefined> => {
  const landed = findLanded(error);
  const sought = landed ?? (isOvertaken(error) ? owned : undefined);
  if (!sought) return undefined;
  const { configs, storage, notify, log, person } = environment;
  if (landed && !person) return showLanded(landed.key, id, environment);
  try {
    const stored = await findStored(configs, sought);
    if (!stored && landed) return showLanded(landed.key, id, environment);
    if (!stored) {
      removeOwned(storage, id);
      notify({ type: "chart-gone" });
      return { owned: undefined };
    }
    const opened = await openPublished(stored.data, environment);
    if (!opened.ok) return undefined;
    return { elsewhere: toElsewhere(toOwned(stored, opened.state), opened.state) };
  } catch (failure) {
    log(String(failure));
    return undefined;
  }
};

export const isDeleted = ({ saved }: Pick<SessionSnapshot, "saved">): boolean =>
  saved.status === "deleted";

/** The id of a chart of its own that was deleted in another tab; where it is public is known of it as before. */
export const keepDeleted = (
  { publishedKey }: Pick<SessionSnapshot, "publishedKey">,
  { storage, makeKey }: Pick<SessionEnvironment, "storage" | "makeKey">,
): ChartKey => {
  const id = makeKey();
  if (publishedKey !== undefined) writePublishedKey(storage, id, publishedKey);
  return id;
};

/** Gives up what this browser has of a chart that somebody else has saved; false where the address is another one then. */
export const dropMine = (
  id: string,
  { elsewhere }: Pick<SessionSnapshot, "elsewhere">,
  { storage, leave }: Pick<SessionEnvironment, "storage" | "leave">,
): boolean => {
  const owned = elsewhere?.owned;
  if (!owned) return true;
  removeStored(storage, id);
  if (owned.key === id) return true;
  leave(`/create/new?edit=${owned.key}`);
  return false;
};

/** Goes on with a chart of its own; the other tab, or whoever has saved this one, keeps it. */
export const makeCopy = (
  id: string,
  { history, state, elsewhere }: Pick<SessionSnapshot, "history" | "state" | "elsewhere">,
  { storage, makeKey, leave, notify }: SessionEnvironment,
): void => {
  const copy = makeKey();
  if (!writeStored(storage, copy, { ...history, present: state }))
    return void notify({ type: "storage-full" });
  if (elsewhere?.owned) removeStored(storage, id);
  return leave(`/create/${copy}`);
};
