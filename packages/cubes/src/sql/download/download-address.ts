import { posix } from "node:path";

import { fail, type Outcome, succeed } from "../../importer/descriptor/outcome.ts";

/** What lies at an address: a list of descriptors, one CSV or Parquet file, or a DuckDB file. */
export type DownloadAddress = { url: URL; kind: "list" | "table" | "database"; name: string };

const KINDS: readonly [RegExp, DownloadAddress["kind"]][] = [
  [/\.ya?ml$/i, "list"],
  [/\.(csv|tsv|txt|parquet)$/i, "table"],
  [/\.duckdb$/i, "database"],
];

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** An address as it may be shown: its query can hold a secret. */
export const showAddress = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

/** Whether a path below a folder stays there. */
const isInside = (path: string): boolean =>
  !posix.isAbsolute(path) && !/[\\\0]/.test(path) && !/^\.\.(\/|$)/.test(path);

/** The path of a file that another one names relative to itself; undefined where it leads out of the folder. */
export const resolvePath = (from: string, file: string): string | undefined => {
  if (!isInside(file) && !file.startsWith("../")) return undefined;
  const path = posix.normalize(posix.join(posix.dirname(from), file));
  return isInside(path) && !path.endsWith("/") && path !== "." ? path : undefined;
};

/** Where a file of the folder around `url` is asked for, with the query of `url`. */
export const buildAddress = (url: URL, path: string): URL => {
  const address = new URL(path.split("/").map(encodeURIComponent).join("/"), url);
  address.search = url.search;
  return address;
};

/** Reads the address that an operator named; a sentence where it is not one to download from. */
export const parseDownloadAddress = (
  location: string,
  allowHttp = false,
): Outcome<DownloadAddress> => {
  if (!URL.canParse(location)) return fail(["the location is no address"]);
  const url = new URL(location);
  url.hash = "";
  if (url.username !== "" || url.password !== "")
    return fail([
      "an address with a user and a password is not asked: let this machine in by another way",
    ]);
  if (url.protocol === "http:" && !allowHttp && !LOOPBACK.test(url.hostname))
    return fail([
      `${showAddress(url)} begins with http, which anybody on the way can change: use https, or allow it for this source`,
    ]);
  const coded = url.pathname.split("/").at(-1) ?? "";
  const [, kind] = KINDS.find(([pattern]) => pattern.test(coded)) ?? [];
  if (!kind)
    return fail([
      `${showAddress(url)} must end in .csv, .parquet or .duckdb, or in .yaml for a list of descriptors`,
    ]);
  try {
    const name = decodeURIComponent(coded);
    if (!name.includes("/") && isInside(name)) return succeed({ url, kind, name });
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  return fail([`${showAddress(url)} does not end in the name of a file`]);
};
