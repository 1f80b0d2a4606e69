import { isKey } from "@statelier/document";
import { isRecord } from "@statelier/model";
import type { StoredChart } from "./chart-table.ts";

/** What stands around the document in a row of another program; `owner` as that names people. */
type ForeignRow = Pick<StoredChart, "key" | "state" | "createdAt" | "updatedAt" | "views"> & {
  owner: string | undefined;
};

type Read = { ok: true; row: ForeignRow } | { ok: false; problem: string };

const ZONE = /(?:Z|[+-]\d\d(?::?\d\d)?)$/;

/** Databases write times without a zone: they are those of UTC. */
const readTime = (value: unknown): string | undefined => {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) return undefined;
  const text = value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  const time = new Date(ZONE.test(text) ? text : `${text}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

const show = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 80);

/** The key, the state, the dates, the owner and the views of a row, or the first thing that is wrong with them. */
export const readForeignRow = (value: unknown): Read => {
  const fail = (name: string, found: unknown, expected: string): Read => ({
    ok: false,
    problem: `At ${name}: found ${show(found)}, expected ${expected}.`,
  });
  if (!isRecord(value)) return fail("(root)", value, "a row {key, data, …}");
  const { key, published_state: state = "PUBLISHED", views = 0, user_id: owner } = value;
  if (typeof key !== "string" || !isKey(key))
    return fail("key", key, "12 letters, digits, hyphens and underscores");
  if (state !== "PUBLISHED" && state !== "DRAFT")
    return fail("published_state", state, "PUBLISHED or DRAFT");
  const createdAt = readTime(value["created_at"]);
  if (!createdAt) return fail("created_at", value["created_at"], "a date and time");
  const updatedAt = readTime(value["updated_at"] ?? value["created_at"]);
  if (!updatedAt) return fail("updated_at", value["updated_at"], "a date and time");
  if (typeof views !== "number" || !Number.isSafeInteger(views) || views < 0)
    return fail("views", views, "a number of views");
  if (
    owner !== undefined &&
    owner !== null &&
    typeof owner !== "number" &&
    typeof owner !== "string"
  )
    return fail("user_id", owner, "a number, a text or null");
  const named = owner === undefined || owner === null ? undefined : String(owner);
  return { ok: true, row: { key, state, createdAt, updatedAt, views, owner: named } };
};
