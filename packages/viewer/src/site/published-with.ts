import { isRecord } from "@statelier/model";
import { tryToSet } from "./browser-storage.ts";

/** Other pages that were published in the same step, under a line that says so. */
export type PublishedWith = { title: string; links: { path: string; label: string }[] };

const ENTRY = "statelier-published-with";

/** For the page of the chart `key`; those of an earlier step are forgotten. Without room for them, the page names none. */
export const keepPublishedWith = (
  storage: Pick<Storage, "setItem">,
  key: string,
  others: PublishedWith,
): void => {
  tryToSet(storage, ENTRY, JSON.stringify({ key, ...others }));
};

/** What was kept last, as it is stored. */
export const readPublishedWith = (storage: Pick<Storage, "getItem">): string | null =>
  storage.getItem(ENTRY);

const isLink = (link: unknown): boolean =>
  isRecord(link) && typeof link["path"] === "string" && typeof link["label"] === "string";

const isKept = (value: unknown): value is PublishedWith & { key: string } =>
  isRecord(value) &&
  typeof value["title"] === "string" &&
  Array.isArray(value["links"]) &&
  value["links"].every(isLink);

/** What was kept for the page of a chart. */
export const parsePublishedWith = (text: string | null, key: string): PublishedWith | undefined => {
  const value: unknown = text === null ? undefined : JSON.parse(text);
  return isKept(value) && value.key === key ? value : undefined;
};
