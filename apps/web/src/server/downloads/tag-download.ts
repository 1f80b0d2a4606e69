import { createHash } from "node:crypto";
import type { Download, DownloadFormat } from "@statelier/viewer/download";

const asBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A name for the content of a file that is not made yet: the same rows under the same names have the same. */
export const tagDownload = (
  { columns, rows, ...names }: Download,
  format: DownloadFormat,
  href: string,
): string => {
  const hash = createHash("sha256");
  hash.update(JSON.stringify({ format, href, names }));
  hash.update(asBytes(rows));
  for (const column of columns) {
    const { head, component } = column;
    if (column.type === "number") {
      hash.update(JSON.stringify({ head, component }));
      hash.update(asBytes(column.values));
    } else {
      const { values, cells } = column;
      hash.update(JSON.stringify({ head, component, values, cells }));
      hash.update(asBytes(column.codes));
    }
  }
  return hash.digest("base64url").slice(0, 22);
};
