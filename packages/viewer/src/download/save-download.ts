import type { DownloadFormat } from "./download-format.ts";
import type { Download } from "./download.ts";
import { nameDownload } from "./name-download.ts";
import { DOWNLOAD_TYPES, findExcess, writeDownload, type WriteOptions } from "./write-download.ts";

const RELEASE_MS = 60_000;

/** Makes a file in the browser and saves it; false where the format cannot hold the rows. */
export const saveDownload = async (
  format: DownloadFormat,
  download: Download,
  options: WriteOptions,
): Promise<boolean> => {
  if ((await findExcess(format, download)) !== undefined) return false;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of await writeDownload(format, download, options)) parts.push(part);
  const address = URL.createObjectURL(new Blob(parts, { type: DOWNLOAD_TYPES[format] }));
  const link = document.createElement("a");
  link.href = address;
  link.download = nameDownload(download, format);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
  return true;
};
