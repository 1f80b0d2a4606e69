import { isRecord } from "@statelier/model";
export type ReadBodyResult =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; reason: "too-large" | "not-json" | "too-deep"; message: string }
  | { ok: false; reason: "unstorable"; message: string; path: string };

const MOST_LEVELS = 64;

/** Levels of nesting of a JSON text, counted without building it: a deep one would exhaust the stack later. */
const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === "\\") at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === "{" || char === "[") deepest = Math.max(deepest, (depth += 1));
    else if (char === "}" || char === "]") depth -= 1;
  }
  return deepest;
};

/**
 * A body of at most `maxBytes`; undefined when it is larger. Reads no further than `mostRead`: a browser that is
 * cut off while it sends shows an error of its own.
 */
export const readBody = async (
  request: Request,
  maxBytes: number,
  mostRead = maxBytes,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  if (Number(request.headers.get("content-length") ?? 0) > mostRead) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostRead) return undefined;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks);
};

/** A JSON object of at most 64 levels. */
export const parseJsonObject = (text: string): ReadBodyResult => {
  if (depthOf(text) > MOST_LEVELS)
    return {
      ok: false,
      reason: "too-deep",
      message: `The body is nested deeper than ${MOST_LEVELS} levels.`,
    };
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return { ok: true, value };
    return { ok: false, reason: "not-json", message: "The body is not a JSON object." };
  } catch (error) {
    return {
      ok: false,
      reason: "not-json",
      message: `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
};

/** How JSON writes U+0000 and halves of pairs, which not every database keeps in texts. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/** The place of the first text that not every database keeps; of a name, the place of what has it. */
const findUnstorable = (value: unknown, path: readonly string[]): string | undefined => {
  const isUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();
  if (typeof value === "string") return isUnstorable(value) ? path.join(".") : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    if (isUnstorable(name)) return path.join(".");
    const found = findUnstorable(each, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};

const refuseUnstorable = (path: string): ReadBodyResult => {
  const where = path === "" ? "A name" : `The text at ${path}`;
  const message = `${where} holds a character that cannot be kept: U+0000, or half of a pair.`;
  return { ok: false, reason: "unstorable", message, path };
};

/** A JSON object of at most `maxBytes` and 64 levels, whose texts every database keeps. */
export const readJsonBody = async (request: Request, maxBytes: number): Promise<ReadBodyResult> => {
  const body = await readBody(request, maxBytes);
  if (!body)
    return {
      ok: false,
      reason: "too-large",
      message: `The body is larger than ${maxBytes} bytes.`,
    };
  const text = body.toString("utf8");
  const parsed = parseJsonObject(text);
  if (!parsed.ok || !SUSPECT.test(text)) return parsed;
  const path = findUnstorable(parsed.value, []);
  return path === undefined ? parsed : refuseUnstorable(path);
};
