import { strToU8, zipSync } from "fflate";

/** The day that every entry bears: the same files are the same archive. */
const DAY = new Date(1980, 0, 1);

/** Files as one archive, by their names. */
export const writeZip = (
  files: ReadonlyMap<string, Uint8Array | string>,
): Uint8Array<ArrayBuffer> => {
  const entries = [...files].map(([name, content]) => [
    name,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { mtime: DAY });
};
