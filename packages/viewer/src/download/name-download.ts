import type { Download, DownloadFormat } from "./download.ts";

const SUFFIXES = { visible: "filtered", all: "full" };
const MOST_CHARACTERS = 80;

/** What a file system refuses, and controls. */
const REFUSED = /[\p{Cc}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** Signs that nobody sees; some turn the direction of what follows, so that `exe` could stand before the name. */
const UNSEEN = /\p{Cf}/gu;

/** `{title}-filtered.csv` or `{title}-full.csv`, as every file system takes it. */
export const nameDownload = (
  { title, scope }: Pick<Download, "title" | "scope">,
  format: DownloadFormat,
): string => {
  const words = title
    .toWellFormed()
    .replace(UNSEEN, "")
    .replace(REFUSED, " ")
    .replace(/\s+/g, " ")
    .trim();
  const short = words
    .slice(0, MOST_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, "")
    .replace(/^[.\s~]+|[.\s]+$/g, "");
  return `${short || "data"}-${SUFFIXES[scope]}.${format}`;
};
