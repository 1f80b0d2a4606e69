import { isRecord } from "@statelier/model";
import { isTree } from "../schema/json-object.ts";
import { repairDocument } from "./repair-document.ts";
import type { Unread } from "../migrations/unread.ts";

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);

const isSomething = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && !isEmpty(value);

/** What later versions show and this one keeps under `extensions`, and when there is something to miss. */
const KEPT: Readonly<Record<string, (value: unknown) => boolean>> = {
  annotations: isSomething,
};

const listOfChart = (chart: unknown, at: Unread["path"]): readonly Unread[] => {
  const extensions = isRecord(chart) ? chart["extensions"] : undefined;
  if (!isRecord(extensions)) return [];
  return Object.entries(KEPT).flatMap(([name, isMissed]): Unread[] => {
    const was = Object.hasOwn(extensions, name) ? extensions[name] : undefined;
    if (!isSomething(was)) return [];
    const dormant = isMissed(was) ? {} : { dormant: true as const };
    return [{ path: [...at, "extensions", name], was, why: "kept", ...dormant }];
  });
};

/** What a chart config or a state of any version keeps for later versions and does not show. */
export const listKept = (document: unknown): readonly Unread[] => {
  if (!isRecord(document)) return [];
  const { chartConfig, chartConfigs } = document;
  if (Array.isArray(chartConfigs))
    return chartConfigs.flatMap((chart, index) => listOfChart(chart, ["chartConfigs", index]));
  return chartConfig === undefined
    ? listOfChart(document, [])
    : listOfChart(chartConfig, ["chartConfig"]);
};

/** Of the row in which a document is stored, and of the editing flow. */
const BESIDE = ["key", "state"];

const compare = (read: unknown, kept: unknown, at: Unread["path"]): readonly Unread[] => {
  if (!isTree(read) || !isTree(kept)) return [];
  return Object.entries(read).flatMap(([key, was]) => {
    if (was === undefined || was === null) return [];
    const path = [...at, Array.isArray(read) ? Number(key) : key];
    if (Object.hasOwn(kept, key)) return compare(was, kept[key], path);
    return at.length === 0 && BESIDE.includes(key) ? [] : [{ path, was }];
  });
};

/** What a document holds that readers do not see: beside the format, repaired, or kept for a later version. */
export const listUnread = (input: unknown, parsed: unknown): readonly Unread[] => {
  const { document, repairs } = repairDocument(input);
  return [...repairs, ...listKept(parsed), ...compare(document, parsed, [])];
};
