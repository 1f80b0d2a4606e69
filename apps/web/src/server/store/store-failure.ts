/** Why the store of charts did not do what it was asked: no room is left, or it cannot be reached now. */
export class StoreFailure extends Error {
  readonly reason: "full" | "away";
  constructor(reason: StoreFailure["reason"], options?: ErrorOptions) {
    super(
      reason === "full" ? "The store of charts is full." : "The store of charts does not answer.",
      options,
    );
    this.name = "StoreFailure";
    this.reason = reason;
  }
}

/** By its name: the build that draws pages has a class of its own. */
export const isStoreFailure = (error: unknown): error is StoreFailure =>
  error instanceof Error && error.name === "StoreFailure";

const SQLITE_FULL = 13;
/** The index of the log cannot grow. */
const SQLITE_IOERR_SHMSIZE = 4_874;
/** Busy, locked, read only, failed to read or write, cannot be opened. */
const SQLITE_AWAY: ReadonlySet<number> = new Set([5, 6, 8, 10, 14]);

const findSqliteReason = (code: number): StoreFailure["reason"] | undefined => {
  if (code === SQLITE_IOERR_SHMSIZE) return "full";
  const group = code % 256;
  if (group === SQLITE_FULL) return "full";
  return SQLITE_AWAY.has(group) ? "away" : undefined;
};

/** Out of disk, out of a quota. */
const FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "53100"]);

/** Connection, roll-back, resources, shutting down, system; `25006` is a server that only reads. */
const AWAY_STATES = /^(?:08|40|53|57|58|XX)\w{3}$|^25006$/;

const SQL_STATE = /^[0-9A-Z]{5}$/;

const NETWORK_CODES = /^E[A-Z_]+$/;

/** What `pg` says of connections without a code. */
const CONNECTION_WORDS = /connection|connect|timeout/i;

const findReason = (error: unknown): StoreFailure["reason"] | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR")
    return typeof errcode === "number" ? findSqliteReason(errcode) : undefined;
  if (typeof code !== "string") return CONNECTION_WORDS.test(error.message) ? "away" : undefined;
  if (FULL_CODES.has(code)) return "full";
  if (SQL_STATE.test(code) && !NETWORK_CODES.test(code))
    return AWAY_STATES.test(code) ? "away" : undefined;
  return NETWORK_CODES.test(code) ? "away" : undefined;
};

/** The error itself where it says nothing of the store's state: a key that is taken, a mistake of ours. */
export const toStoreFailure = (error: unknown): unknown => {
  if (error instanceof StoreFailure) return error;
  const reason = findReason(error);
  return reason ? new StoreFailure(reason, { cause: error }) : error;
};
