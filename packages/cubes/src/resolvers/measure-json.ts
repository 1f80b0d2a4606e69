/** Bytes of a value as JSON, about; counts no further than a little beyond `most`. */
export const measureJson = (value: unknown, most: number): number => {
  if (typeof value === "string") return Buffer.byteLength(value) + 2;
  if (typeof value === "number") return String(value).length;
  if (typeof value !== "object" || value === null) return 4;
  let bytes = 1;
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    for (const each of value as unknown[]) {
      bytes += measureJson(each, most - bytes) + 1;
      if (bytes > most) return bytes;
    }
  else
    for (const [key, each] of Object.entries(value)) {
      if (each !== undefined) bytes += key.length + 4 + measureJson(each, most - bytes);
      if (bytes > most) return bytes;
    }
  return bytes;
};
