import { omit, readObject } from "./json.ts";
import type { JsonObject } from "./json.ts";

/** Keeps under `extensions` what the older format has no place for. */
export const putBy = (document: JsonObject, name: string, value: unknown): JsonObject => ({
  ...document,
  extensions: { ...readObject(document, "extensions"), [name]: value },
});

/** What `putBy` has kept, and the document without it. */
export const takeBack = (
  document: JsonObject,
  name: string,
): { readonly value: unknown; readonly rest: JsonObject } => {
  const extensions = readObject(document, "extensions");
  if (!extensions || !Object.hasOwn(extensions, name)) return { value: undefined, rest: document };
  const others = omit(extensions, name);
  const isEmpty = Object.keys(others).length === 0;
  return {
    value: extensions[name],
    rest: isEmpty ? omit(document, "extensions") : { ...document, extensions: others },
  };
};
