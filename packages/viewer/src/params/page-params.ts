import { EMBED_FLAGS, type EmbedFlag, readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import { type CubeComponents, readWholeNumber } from "@statelier/model";
import type { PanelPlace } from "../chart-state/reader-choices.ts";
import { type ParamRecord, readOne } from "./param-record.ts";
import { nameComponents } from "./slug.ts";

/** `chart={number}`, from 1: which of a document's charts is open; its place, from 0. */
export const CHART_PARAM: ParamRecord<{ count: number }, number | undefined> = {
  hasName: (name) => name === "chart",
  concerns: "page",
  default: () => undefined,
  parse: ({ count }, params) => {
    const { text, unknown } = readOne(params, "chart");
    const number = readWholeNumber(text);
    if (number && number <= count) return { value: number - 1, unknown };
    const wrong = text === undefined ? [] : [{ name: "chart", value: text }];
    return { value: undefined, unknown: [...wrong, ...unknown] };
  },
  print: (_, place) => (place === undefined ? [] : [["chart", String(place + 1)]]),
  label: (_, __, t) => t("viewer.chart"),
};

/** Flags under their own names: what a page around leaves out. */
export const FLAG_PARAMS: ParamRecord<unknown, readonly EmbedFlag[]> = {
  hasName: (name) => EMBED_FLAGS.some((flag) => flag === name),
  concerns: "page",
  default: () => [],
  parse: (_, params) => ({ value: readEmbedFlags(params), unknown: [] }),
  print: (_, flags) => [...writeEmbedFlags(new URLSearchParams(), flags)],
};

const PANEL = "metadata";

const namesOf = ({ dimensions, measures }: CubeComponents): ReadonlyMap<string, string> =>
  nameComponents([...dimensions, ...measures].map(({ id }) => id));

const findPlace = (components: CubeComponents, text: string): PanelPlace | undefined => {
  if (text === "general" || text === "data") return { section: text };
  const [, wanted] = /^data\.(.+)$/.exec(text) ?? [];
  for (const [componentId, name] of namesOf(components))
    if (name === wanted || componentId === wanted) return { section: "data", componentId };
  return undefined;
};

/** `metadata=general`, `data` or `data.{component}`: what the metadata panel of the open chart shows. */
export const PANEL_PARAM: ParamRecord<{ components: CubeComponents }, PanelPlace | undefined> = {
  hasName: (name) => name === PANEL,
  concerns: "chart",
  default: () => undefined,
  parse: ({ components }, params) => {
    const { text, unknown } = readOne(params, PANEL);
    const value = findPlace(components, text ?? "");
    const isUnknown = text !== undefined && !value;
    return { value, unknown: isUnknown ? [{ name: PANEL, value: text }, ...unknown] : unknown };
  },
  print: ({ components }, place) => {
    if (!place) return [];
    const id = place.section === "data" ? place.componentId : undefined;
    const name = id === undefined ? "" : `.${namesOf(components).get(id) ?? id}`;
    return [[PANEL, `${place.section}${name}`]];
  },
  label: (_, __, t) => t("viewer.metadata"),
};
