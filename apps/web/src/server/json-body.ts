export type ReadBodyResult =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; reason: "too-large" | "not-json" | "too-deep"; message: string };

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

/** Text of a body of at most `maxBytes`; undefined when it is larger. Reads no further than that. */
const readTextBody = async (request: Request, maxBytes: number): Promise<string | undefined> => {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A JSON object of at most `maxBytes` and 64 levels. */
export const readJsonBody = async (request: Request, maxBytes: number): Promise<ReadBodyResult> => {
  const text = await readTextBody(request, maxBytes);
  if (text === undefined)
    return {
      ok: false,
      reason: "too-large",
      message: `The body is larger than ${maxBytes} bytes.`,
    };
  if (depthOf(text) > MOST_LEVELS)
    return {
      ok: false,
      reason: "too-deep",
      message: `The body is nested deeper than ${MOST_LEVELS} levels.`,
    };
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return { ok: true, value };
    return { ok: false, reason: "not-json", message: "The body is not a JSON object." };
  } catch (error) {
    return {
      ok: false,
      reason: "not-json",
      message: `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
};
