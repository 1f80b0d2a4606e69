import type { Unread } from "../unread.ts";
import type { JsonObject, Path } from "../json.ts";
import { isTree } from "../../schema/json-object.ts";
import { makeTracer, type Tracer, valueAt } from "../opened.ts";

type Opened = { readonly opened: JsonObject; readonly tracer: Tracer };

const trace = (unread: Unread, handed: Opened): readonly Unread[] => {
  const { path, was, why } = unread;
  const found: Path | undefined = handed.tracer.find(path);
  if (why !== undefined) return [{ ...unread, path: found ?? path }];
  if (found !== undefined) return [{ path: found, was: valueAt(handed.opened, found) }];
  if (!isTree(was)) return [];
  return Object.entries(was).flatMap(([key, member]) => {
    const part = Array.isArray(was) ? Number(key) : key;
    return trace({ path: [...path, part], was: member }, handed);
  });
};

/** What is not read of a migrated document, by its places in the one that was handed in; what steps have put there goes. */
export const traceUnread = (opened: JsonObject, unread: readonly Unread[]): readonly Unread[] => {
  const handed = { opened, tracer: makeTracer(opened) };
  return unread.flatMap((one) => trace(one, handed));
};
