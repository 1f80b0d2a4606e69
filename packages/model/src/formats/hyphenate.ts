/** As names of files and parts of addresses: letters and digits of ASCII, with hyphens for all else. */
export const hyphenate = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
