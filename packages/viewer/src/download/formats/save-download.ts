import type { DownloadFormat, Download } from "../download.ts";
import { nameDownload } from "../name-download.ts";
import { saveFile } from "../save-file.ts";
import { DOWNLOAD_TYPES, findExcess, writeDownload, type WriteOptions } from "./write-download.ts";

/** Makes a file in the browser and saves it; false where the format cannot hold the rows. */
export const saveDownload = async (
  format: DownloadFormat,
  download: Download,
  options: WriteOptions,
): Promise<boolean> => {
  if ((await findExcess(format, download)) !== undefined) return false;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of await writeDownload(format, download, options)) parts.push(part);
  saveFile(nameDownload(download, format), new Blob(parts, { type: DOWNLOAD_TYPES[format] }));
  return true;
};
