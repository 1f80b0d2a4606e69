import type { DownloadChunks } from "../formats/write-download.ts";

/** All bytes of a file. */
export const readBytes = async (chunks: DownloadChunks): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

export const readText = async (chunks: DownloadChunks): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await readBytes(chunks));
