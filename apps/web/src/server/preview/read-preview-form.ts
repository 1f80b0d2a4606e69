import { decodeLinkState } from "@statelier/document";
import type { PageError } from "@statelier/viewer/published-chart";
import { parseJsonObject, readBody } from "../http/json-body.ts";

/** What a form brings: a state that is not stored, and the view of it that the reader has chosen. */
export type PreviewForm =
  | {
      ok: true;
      /** As it was sent, for the forms of the page that shows it. */
      text: string;
      /** Untrusted. */
      state: unknown;
      /** The fields after the first one. */
      params: readonly (readonly [name: string, value: string])[];
    }
  | { ok: false; status: 400 | 413 | 429; error: PageError };

type Field = [name: string, value: string];

/** Percent signs make three bytes of one. */
const ENCODED = 3;
/** Names of fields, parameters of the view, boundaries. */
const ROOM = 20_000;
/** Each costs time: a view has far fewer. */
const MOST_FIELDS = 500;
/** So many times the largest body are still read, so that the reader gets to see why it was refused. */
const READ_BEYOND = 4;

const UNREADABLE: PreviewForm = {
  ok: false,
  status: 400,
  error: { code: "PREVIEW_UNREADABLE", args: {} },
};

const readField = async ([name, value]: [string, FormDataEntryValue]): Promise<Field> => [
  name,
  typeof value === "string" ? value : await value.text(),
];

const hasTooMany = (body: Buffer, type: string): boolean => {
  const separator = type.startsWith("multipart/") ? "\r\n--" : "&";
  let at = -1;
  for (let count = 0; count < MOST_FIELDS; count += 1) {
    at = body.indexOf(separator, at + 1);
    if (at < 0) return false;
  }
  return true;
};

/** The fields of a form in their order; undefined where the body is none, or has too many. */
const readFields = async (
  body: Buffer<ArrayBuffer>,
  type: string,
): Promise<Field[] | undefined> => {
  if (hasTooMany(body, type)) return undefined;
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return await Promise.all([...form].map(readField));
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};

/** The hash of a link, or JSON. */
const decodeState = (text: string) => {
  if (!text.startsWith("#")) return parseJsonObject(text);
  return text === "#" ? ({ ok: false } as const) : decodeLinkState(text);
};

/** Reads a state of at most `maxBytes` from a form of either encoding: the first field holds it, whatever its name. */
export const readPreviewForm = async (request: Request, maxBytes: number): Promise<PreviewForm> => {
  const tooLarge: PreviewForm = {
    ok: false,
    status: 413,
    error: { code: "BODY_TOO_LARGE", args: { limit: String(Math.floor(maxBytes / 1000)) } },
  };
  const most = ENCODED * maxBytes + ROOM;
  const body = await readBody(request, most, READ_BEYOND * most);
  if (!body) return tooLarge;
  const fields = await readFields(body, request.headers.get("content-type") ?? "");
  const [[, text] = ["", ""], ...params] = fields ?? [];
  if (Buffer.byteLength(text) > maxBytes) return tooLarge;
  const decoded = decodeState(text.trim());
  return decoded.ok ? { ok: true, text, state: decoded.value, params } : UNREADABLE;
};
