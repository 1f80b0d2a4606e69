import type { ComponentId } from "./ids.ts";

/** Stands in stored documents: the newest value that exists under the other filters. */
export const MOST_RECENT_VALUE = "VISUALIZE_MOST_RECENT_VALUE";
/** Stands in stored documents: an optional field or filter that is off. */
export const FIELD_VALUE_NONE = "FIELD_VALUE_NONE";

/** One value; or `MOST_RECENT_VALUE`, or `FIELD_VALUE_NONE` for none. */
export type SingleFilter = { type: "single"; value: string };
/** Any of several values, which are the keys. */
export type MultiFilter = { type: "multi"; values: Record<string, true> };
type RangeFilter = { type: "range"; from: string; to: string };
/** What a dimension is restricted to, by `type`: one value, several, or a range with both of its ends. */
export type FilterValue = SingleFilter | MultiFilter | RangeFilter;

/** Filters of one cube by component id; insertion order is the order of cascading. */
export type Filters = Record<ComponentId, FilterValue>;
