import type { SessionEnvironment } from "./environment.ts";
import type { SessionSnapshot } from "./session-snapshot.ts";
import { removeStored, writeStored } from "./stored-state.ts";

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
