import { type Bytes, writeArchive } from "./write-archive.ts";

/** Bytes that are packed at once: others have their turn after each piece. */
const PIECE = 100_000;

function* cutInPieces(bytes: Bytes): Generator<Bytes> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** Files as one archive, by their names; the same files are the same archive. */
export const writeZip = async (files: ReadonlyMap<string, Bytes | string>): Promise<Bytes> => {
  const encoder = new TextEncoder();
  const archive = writeArchive(
    [...files].map(([name, content]) => ({
      name,
      parts: cutInPieces(typeof content === "string" ? encoder.encode(content) : content),
    })),
  );
  const pieces: Bytes[] = [];
  for await (const piece of archive) pieces.push(piece);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
};
