import { createHash } from "node:crypto";
import readXlsxFile from "read-excel-file/node";
import type { GeneratedCube } from "./generate-cubes.ts";
import type { SignKind, Signs } from "./judge-edition.ts";

/** The dataset of charts that are released. */
export const AMOUNTS: GeneratedCube = {
  name: "amounts",
  years: 5,
  regions: 4,
  kinds: 3,
  isVersioned: true,
};

/** Of a chart that is public before the minute, and of one that is not: each of another region. */
export type ReleasedEdition = "old" | "next" | "fresh";

export const TITLES: Record<ReleasedEdition, string> = {
  old: "The former edition",
  next: "The new edition",
  fresh: "The first edition of another chart",
};
export const REGIONS: Record<ReleasedEdition, string> = {
  old: "region-0",
  next: "region-3",
  fresh: "region-2",
};
/** The highest of a region, which every form with figures names; no picture of 720 pixels has such a place. */
const FIGURES: Record<ReleasedEdition, readonly string[]> = {
  old: ["791.9"],
  next: ["985.3", "776.5"],
  fresh: ["906.4", "740.9"],
};

const slugOf = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

type Released = { key: string; freshKey: string };

/** What is written behind an entry of a list, as it does not say of itself when it was changed. */
const CHANGED = { before: "changed before", after: "changed at the minute" };

export const makeEditions = ({ key, freshKey }: Released): Record<ReleasedEdition, Signs> => {
  const make = (edition: ReleasedEdition, entry: readonly string[]): Signs => ({
    title: [TITLES[edition], slugOf(TITLES[edition])],
    region: [REGIONS[edition]],
    figures: FIGURES[edition],
    entry,
  });
  return {
    old: make("old", [`${key}#version-1`, `${key} ${CHANGED.before}`]),
    next: make("next", [`${key}#version-2`, `${key} ${CHANGED.after}`]),
    fresh: make("fresh", [`${freshKey}#version-1`, `${freshKey} ${CHANGED.after}`]),
  };
};

type Asked = { key: string; minute: number };

/** One of the forms in which a chart is had, with what it has to say of an edition. */
export type ReleaseForm = {
  name: string;
  path: (key: string, url: string) => string;
  says: readonly SignKind[];
  read?: (bytes: Buffer, asked: Asked) => string | Promise<string>;
  /** It names many charts, and is there all the time. */
  isList?: true;
  /** It is painted: its pixels are of one edition, too. */
  hasPixels?: true;
};

/** Its newest entry with the title that stands in all: the addresses of earlier ones stay for ever. */
const readFeed = (bytes: Buffer): string => {
  const [head = "", newest = "", ...earlier] = bytes.toString().split("<entry>");
  return [head, newest, ...earlier.map((entry) => entry.replace(/#version-\d+/, ""))].join("\n");
};

/** What a list says of one chart. */
const readEntry =
  (start: string) =>
  (bytes: Buffer, { key, minute }: Asked): string => {
    const parts = bytes.toString().split(start);
    return parts
      .filter((part) => part.includes(key))
      .map((part) => {
        const [, changed = ""] = /<(?:updated|lastmod)>([^<]*)/.exec(part) ?? [];
        const isThen = start === "<url>" || Date.parse(changed) >= minute;
        return `${part} ${key} ${isThen ? CHANGED.after : CHANGED.before}`;
      })
      .join("\n");
  };

const readWorkbook = async (bytes: Buffer): Promise<string> =>
  JSON.stringify(await readXlsxFile(bytes));

const file =
  (end: string): ReleaseForm["path"] =>
  (key) =>
    `/en/v/${key}${end}`;

const ALL = ["title", "figures", "region"] as const;

export const RELEASE_FORMS: readonly ReleaseForm[] = [
  { name: "page", path: file(""), says: ["title", "figures"] },
  { name: "frame", path: (key) => `/en/embed/${key}`, says: ["title", "figures"] },
  { name: "SVG", path: file(".svg"), says: ALL },
  { name: "PNG", path: file(".png"), says: ALL, hasPixels: true },
  { name: "card", path: file(".png?shape=card"), says: ALL, hasPixels: true },
  { name: "text", path: file(".txt"), says: ALL },
  { name: "CSV", path: file(".csv"), says: ["title", "figures"] },
  { name: "XLSX", path: file(".xlsx"), says: ["title", "figures"], read: readWorkbook },
  { name: "JSON", path: file(".json"), says: ALL },
  { name: "Parquet", path: file(".parquet"), says: ["title", "region"] },
  {
    name: "oEmbed",
    path: (key, url) => `/oembed?url=${encodeURIComponent(`${url}/en/v/${key}`)}`,
    says: ["title"],
  },
  { name: "API", path: (key) => `/api/config/${key}`, says: ["title", "region"] },
  { name: "feed", path: file(".atom"), says: ["title", "entry"], read: readFeed },
  {
    name: "feed of all",
    path: () => "/en/feed.atom",
    says: ["title", "entry"],
    read: readEntry("<entry>"),
    isList: true,
  },
  {
    name: "sitemap",
    path: () => "/en/sitemap-charts-1.xml",
    says: ["entry"],
    read: readEntry("<url>"),
    isList: true,
  },
];

/** The pixels of a PNG: beside them it says when it was made. */
export const readPixels = (bytes: Buffer): string => {
  const hash = createHash("sha256");
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT")
      hash.update(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return hash.digest("hex");
};

/** What an answer says in words, with the name of its file. */
export const readWords = async (
  form: ReleaseForm,
  { ok, headers }: Response,
  bytes: Buffer,
  asked: Asked,
): Promise<string> => {
  const body = ok && form.read ? await form.read(bytes, asked) : bytes.toString();
  return `${body}\n${decodeURIComponent(headers.get("Content-Disposition") ?? "")}`;
};
