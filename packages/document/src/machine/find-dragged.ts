import { isRecord } from "@statelier/model";
import { hasColumns } from "../chart-types/read-config.ts";
import type { StateWithCharts } from "../document/configurator-state.ts";
import type { EditorEvent } from "./events/events.ts";
import { findActiveChart } from "./events/handler.ts";

const COLOR = /^#[\da-f]{3,8}$/i;

/** The settings of a chart that are dragged, or typed letter by letter, by the last part of their path. */
const DRAGGED = new Set(["opacity", "baseUrl"]);

/** The one property that differs, where it is a colour or a number. */
const findChanged = (was: unknown, is: unknown): string | undefined => {
  if (!isRecord(was) || !isRecord(is)) return undefined;
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const [name, ...others] = names.filter(
    (each) => JSON.stringify(was[each]) !== JSON.stringify(is[each]),
  );
  if (name === undefined || others.length > 0) return undefined;
  const value = is[name];
  if (isRecord(value)) {
    const inner = findChanged(was[name], value);
    return inner === undefined ? undefined : `${name}.${inner}`;
  }
  const isDragged = typeof value === "number" || (typeof value === "string" && COLOR.test(value));
  return isDragged ? name : undefined;
};

/** What an event changes that a control changes at each of its movements: a colour, a slider, a number or an address that is typed; undefined where it changes something else. */
export const findDragged = (
  event: EditorEvent,
  before: StateWithCharts,
): readonly unknown[] | undefined => {
  const config = findActiveChart(before);
  if (!config) return undefined;
  if (event.type === "LIMIT_SET") {
    const { measureId, limit } = event;
    const related = JSON.stringify(limit.related);
    const was = config.limits[measureId]?.find((each) => JSON.stringify(each.related) === related);
    const name = findChanged(was, limit);
    return name === undefined ? undefined : [measureId, related, name];
  }
  if (event.type === "TABLE_COLUMN_CHANGED") {
    const { componentId, change } = event;
    const was = hasColumns(config) ? config.fields[componentId]?.columnStyle : undefined;
    const name = findChanged(was, change.columnStyle);
    return name === undefined ? undefined : [componentId, name];
  }
  if (event.type !== "CHART_FIELD_UPDATED") return undefined;
  const { field, path, value } = event;
  if (DRAGGED.has(path.at(-1) ?? "")) return [field, ...path];
  if (path[0] === "belowZero") {
    const name = findChanged({ color: config.extensions?.belowZero }, { color: value });
    return name === undefined ? undefined : path;
  }
  if (path[0] !== "remarks" || !Array.isArray(value)) return undefined;
  const was = config.extensions?.remarks ?? [];
  const changed = value.flatMap((remark: unknown, at) => {
    const name = findChanged(was[at], remark);
    return name === undefined ? [] : [[at, name]];
  });
  return value.length === was.length && changed.length === 1 ? ["remarks", ...changed] : undefined;
};
