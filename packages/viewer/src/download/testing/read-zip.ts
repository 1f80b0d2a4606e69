import { unzipSync } from "fflate";

/** The files of an archive, in their order. */
export const readZip = (archive: Uint8Array): Map<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(archive)));
