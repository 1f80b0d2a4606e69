import { isRecord } from "@statelier/model";
import { FEWEST_CLASSES, MOST_CLASSES } from "../colors/class-counts.ts";
import { LATER_EXTENSIONS } from "../schema/extensions.ts";
import type { Unread } from "../migrations/unread.ts";
import { isValidDomain } from "../schema/fields.ts";
import { isLostMultiplier } from "../schema/limits.ts";
import { isValidBox } from "../schema/locked-box.ts";
import { type Json, updateMember } from "../schema/json-object.ts";
import { keepEachOnce, repairRepeatedFields, repairRepeatedPlaces } from "./repair-repeated.ts";

type Path = Unread["path"];
type Note = (unread: Unread) => void;

const repairDomain =
  (at: Path, note: Note) =>
  (field: Json): Json => {
    const { customDomain: domain, ...rest } = field;
    if (!Array.isArray(domain) || domain.length !== 2 || !domain.every(Number.isFinite))
      return field;
    if (isValidDomain(domain as [number, number])) return field;
    note({ path: [...at, "customDomain"], was: domain, why: "repaired" });
    return rest;
  };

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);

const repairBox =
  (at: Path, note: Note) =>
  (layer: Json): Json => {
    const { bbox: was, ...rest } = layer;
    if (!Array.isArray(was) || was.length !== 2) return layer;
    const [from, to] = was as unknown[];
    if (!isPair(from) || !isPair(to) || isValidBox([from, to])) return layer;
    note({ path: [...at, "bbox"], was, why: "repaired" });
    return rest;
  };

const repairClasses =
  (at: Path, note: Note) =>
  (color: Json): Json => {
    const { nbClass: was, scaleType } = color;
    if (typeof was !== "number" || !Number.isFinite(was)) return color;
    const nbClass = Math.min(MOST_CLASSES, Math.max(FEWEST_CLASSES, Math.round(was)));
    if (nbClass === was) return color;
    const dormant = scaleType === "discrete" ? {} : { dormant: true as const };
    note({ path: [...at, "nbClass"], was, why: "repaired", ...dormant });
    return { ...color, nbClass };
  };

/** Later versions may have written more than is known of them here. */
const repairExtensions =
  (at: Path, note: Note) =>
  (extensions: Json): Json => {
    const wrong = Object.entries(LATER_EXTENSIONS).flatMap(([name, schema]) =>
      Object.hasOwn(extensions, name) && !schema.safeParse(extensions[name]).success ? [name] : [],
    );
    for (const name of wrong)
      note({ path: [...at, "extensions", name], was: extensions[name], why: "repaired" });
    return Object.fromEntries(Object.entries(extensions).filter(([name]) => !wrong.includes(name)));
  };

/** A measure whose values would all become 0 has none. */
const repairConversions =
  (at: Path, note: Note) =>
  (units: Json): Json =>
    Object.fromEntries(
      Object.entries(units).filter(([id, unit]) => {
        const was = isRecord(unit) ? unit["multiplier"] : undefined;
        if (!isLostMultiplier(was)) return true;
        note({ path: [...at, id, "multiplier"], was, why: "repaired" });
        return false;
      }),
    );

const repairLayers = (chart: Json, at: Path, note: Note): Json =>
  updateMember(
    updateMember(repairRepeatedFields(chart, at, note), "extensions", repairExtensions(at, note)),
    "baseLayer",
    repairBox([...at, "baseLayer"], note),
  );

const repairUnits = (chart: Json, at: Path, note: Note): Json => {
  const name = "conversionUnitsByComponentId";
  return updateMember(chart, name, repairConversions([...at, name], note));
};

const repairChart = (chart: Json, at: Path, note: Note): Json =>
  updateMember(repairUnits(repairLayers(chart, at, note), at, note), "fields", (before) => {
    let fields = before;
    for (const axis of ["x", "y"])
      fields = updateMember(fields, axis, repairDomain([...at, "fields", axis], note));
    for (const layer of ["areaLayer", "symbolLayer"])
      fields = updateMember(fields, layer, (member) =>
        updateMember(member, "color", repairClasses([...at, "fields", layer, "color"], note)),
      );
    return fields;
  });

/** The keys that charts have, and those that they get: none twice. */
const deriveKeys = (keys: readonly string[], note: Note): readonly string[] => {
  const taken = new Set(keys);
  /** The number with which the next chart of a key is tried. */
  const next = new Map<string, number>();
  return keys.map((key, index) => {
    let count = next.get(key);
    if (count === undefined) {
      next.set(key, 2);
      return key;
    }
    while (taken.has(`${key}-${count}`)) count += 1;
    const own = `${key}-${count}`;
    taken.add(own);
    next.set(key, count + 1);
    note({ path: ["chartConfigs", index, "key"], was: key, why: "repaired", dormant: true });
    return own;
  });
};

const repairActive = (document: Json, keys: readonly string[], note: Note): Json => {
  const { activeChartKey: was } = document;
  if (typeof was !== "string" || keys.includes(was)) return document;
  note({ path: ["activeChartKey"], was, why: "repaired", dormant: true });
  return { ...document, activeChartKey: keys[0] };
};

const isOfChart = (block: unknown): block is Json => isRecord(block) && block["type"] === "chart";

type Keys = { readonly before: readonly string[]; readonly after: readonly string[] };

/** Charts that shared a key take the blocks of that key in turn. */
const assignKeys = (blocks: readonly unknown[], { before, after }: Keys): readonly unknown[] => {
  const free = new Map(
    [...Map.groupBy(after, (_, index) => before[index])].map(([key, own]) => [key, own.values()]),
  );
  return blocks.map((block) => {
    const key = isOfChart(block) ? free.get(String(block["key"]))?.next().value : undefined;
    return isOfChart(block) && key !== undefined ? { ...block, key } : block;
  });
};

const repairBlocks =
  (keys: Keys, note: Note) =>
  (layout: Json): Json => {
    const { blocks } = layout;
    if (!Array.isArray(blocks)) return layout;
    const before = new Set(keys.before);
    const isOrphan = (block: unknown): boolean =>
      isOfChart(block) && typeof block["key"] === "string" && !before.has(block["key"]);
    for (const [index, was] of blocks.entries())
      if (isOrphan(was))
        note({ path: ["layout", "blocks", index], was, why: "repaired", dormant: true });
    const indices = blocks.flatMap((block, index) => (isOrphan(block) ? [] : [index]));
    const assigned = assignKeys(
      blocks.filter((block) => !isOrphan(block)),
      keys,
    );
    const kept = keepEachOnce(
      assigned,
      (block) => (isOfChart(block) ? block["key"] : undefined),
      (_, at) => {
        const index = indices[at] ?? at;
        const path = ["layout", "blocks", index];
        note({ path, was: blocks[index], why: "repeated", dormant: true });
      },
    );
    const shown = new Set(kept.filter(isOfChart).map(({ key }) => key));
    const missing = keys.after.filter((key) => !shown.has(key));
    const added = missing.map((key) => ({ type: "chart", key, initialized: false }));
    return { ...repairRepeatedPlaces(layout, note), blocks: [...kept, ...added] };
  };

/** The document with what rules forbid and older writers may have stored replaced or left out, and a list of that. */
export const repairValues = (document: Json): { document: Json; repairs: readonly Unread[] } => {
  const repairs: Unread[] = [];
  const note: Note = (unread) => repairs.push(unread);
  const charts = document["chartConfigs"];
  if (!Array.isArray(charts)) return { document: repairChart(document, [], note), repairs };
  const chartConfigs: unknown[] = charts.map((chart: unknown, index) =>
    isRecord(chart) ? repairChart(chart, ["chartConfigs", index], note) : chart,
  );
  const before = chartConfigs.map((chart) => (isRecord(chart) ? chart["key"] : undefined));
  if (before.length === 0 || !before.every((key) => typeof key === "string"))
    return { document: { ...document, chartConfigs }, repairs };
  const after = deriveKeys(before, note);
  const keyed = chartConfigs.map((chart, index) => ({ ...(chart as Json), key: after[index] }));
  const active = repairActive({ ...document, chartConfigs: keyed }, before, note);
  return {
    document: updateMember(active, "layout", repairBlocks({ before, after }, note)),
    repairs,
  };
};
