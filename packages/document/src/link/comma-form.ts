import { SEPARATOR } from "./path.ts";

/** What a state has at its root, at whatever version. */
const ROOTS = [
  "activeChartKey",
  "activeField",
  "chartConfig",
  "chartConfigs",
  "dashboardFilters",
  "dataSet",
  "dataSource",
  "key",
  "layout",
  "meta",
  "state",
  "version",
];

const PATH = `(?=(?:${ROOTS.join("|")})(?:=|${SEPARATOR}))`;
const COMMA = new RegExp(`,${PATH}`);
const DOUBLE_PIPE = new RegExp(`\\|\\|${PATH}|\\|\\|$`);

/** Early links put commas between their pairs; a text may hold either separator, but the name of a member behind it (LK4). */
export const isCommaForm = (text: string): boolean => COMMA.test(text) && !DOUBLE_PIPE.test(text);

export const splitCommaForm = (text: string): string[] => text.split(COMMA);
