import { FEWEST_CLASSES, MOST_CLASSES } from "../colors/class-counts.ts";
import { isObject, type Json, updateMember } from "./json-object.ts";
import type { Unread } from "./unread.ts";

type Path = Unread["path"];
type Note = (unread: Unread) => void;

const mendDomain =
  (at: Path, note: Note) =>
  (field: Json): Json => {
    const { customDomain: domain, ...rest } = field;
    if (!Array.isArray(domain) || domain.length !== 2 || !domain.every(Number.isFinite))
      return field;
    const [min, max] = domain as [number, number];
    if (min < max) return field;
    note({ path: [...at, "customDomain"], was: domain, why: "mended" });
    return rest;
  };

const mendClasses =
  (at: Path, note: Note) =>
  (color: Json): Json => {
    const { nbClass: was, scaleType } = color;
    if (typeof was !== "number" || !Number.isFinite(was)) return color;
    const nbClass = Math.min(MOST_CLASSES, Math.max(FEWEST_CLASSES, Math.round(was)));
    if (nbClass === was) return color;
    const dormant = scaleType === "discrete" ? {} : { dormant: true as const };
    note({ path: [...at, "nbClass"], was, why: "mended", ...dormant });
    return { ...color, nbClass };
  };

const mendChart = (chart: Json, at: Path, note: Note): Json =>
  updateMember(chart, "fields", (before) => {
    let fields = before;
    for (const axis of ["x", "y"])
      fields = updateMember(fields, axis, mendDomain([...at, "fields", axis], note));
    for (const layer of ["areaLayer", "symbolLayer"])
      fields = updateMember(fields, layer, (member) =>
        updateMember(member, "color", mendClasses([...at, "fields", layer, "color"], note)),
      );
    return fields;
  });

const mendActive = (document: Json, keys: readonly unknown[], note: Note): Json => {
  const { activeChartKey: was } = document;
  if (typeof was !== "string" || keys.includes(was)) return document;
  note({ path: ["activeChartKey"], was, why: "mended", dormant: true });
  return { ...document, activeChartKey: keys[0] };
};

const isOfChart = (block: unknown): block is Json => isObject(block) && block["type"] === "chart";

const mendBlocks =
  (keys: readonly unknown[], note: Note) =>
  (layout: Json): Json => {
    const { blocks } = layout;
    if (!Array.isArray(blocks)) return layout;
    const isLost = (block: unknown): boolean =>
      isOfChart(block) && typeof block["key"] === "string" && !keys.includes(block["key"]);
    for (const [index, was] of blocks.entries())
      if (isLost(was))
        note({ path: ["layout", "blocks", index], was, why: "mended", dormant: true });
    const kept = blocks.filter((block) => !isLost(block)) as unknown[];
    if (kept.length === blocks.length) return layout;
    const shown = kept.filter(isOfChart).map(({ key }) => key);
    const missing = keys.filter((key) => !shown.includes(key));
    const added = missing.map((key) => ({ type: "chart", key, initialized: false }));
    return { ...layout, blocks: [...kept, ...added] };
  };

/** The document with what rules forbid and older writers may have stored replaced or left out, and a list of that. */
export const mendValues = (document: Json): { document: Json; mended: readonly Unread[] } => {
  const mended: Unread[] = [];
  const note: Note = (unread) => mended.push(unread);
  const charts = document["chartConfigs"];
  if (!Array.isArray(charts)) return { document: mendChart(document, [], note), mended };
  const chartConfigs: unknown[] = charts.map((chart: unknown, index) =>
    isObject(chart) ? mendChart(chart, ["chartConfigs", index], note) : chart,
  );
  const keys = chartConfigs.map((chart) => (isObject(chart) ? chart["key"] : undefined));
  const whole = { ...document, chartConfigs };
  if (keys.length === 0 || !keys.every((key) => typeof key === "string"))
    return { document: whole, mended };
  const active = mendActive(whole, keys, note);
  return { document: updateMember(active, "layout", mendBlocks(keys, note)), mended };
};
