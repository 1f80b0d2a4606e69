/** Why a document cannot be read, in a sentence for the log and for authors. */
export class UnreadableError extends Error {
  override name = "UnreadableError";
}

const NAMED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** A byte order mark, else where every other byte is nothing, else what the document or the server says. */
const nameEncoding = (bytes: Uint8Array, contentType: string): string => {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  if (a === 0x3c && b === 0 && c !== 0 && d === 0) return "utf-16le";
  if (a === 0 && b === 0x3c && c === 0 && d !== 0) return "utf-16be";
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const named = NAMED.exec(head)?.[1] ?? /charset="?([\w.:-]+)/i.exec(contentType)?.[1];
  // One that is named and has no bytes of nothing is not UTF-16, whatever it says.
  return !named || /^utf-?16/i.test(named) ? "utf-8" : named;
};

/** The text of an XML document. Throws `UnreadableError`. */
export const decodeXml = (bytes: Uint8Array, contentType = ""): string => {
  const encoding = nameEncoding(bytes, contentType);
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableError(`The encoding ${encoding} is not known.`, { cause: error });
  }
};
