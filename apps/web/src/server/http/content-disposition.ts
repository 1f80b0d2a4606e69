const encodeRest = (char: string): string =>
  `%${(char.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

/** Names a file for every browser: in ASCII, and beside it as it is where it is more (RFC 6266, RFC 8187). */
export const buildContentDisposition = (name: string): string => {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7E]+/g, "_")
    .replace(/["\\%]/g, "_");
  if (plain === name) return `attachment; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(/[!'()*]/g, encodeRest);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
