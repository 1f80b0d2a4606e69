import { type ChartContext, readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import type { UnknownParam } from "../chart-state/reader-choices.ts";
import { CHART_PARAM, FLAG_PARAMS, PANEL_PARAM } from "./page-params.ts";
import { splitTileName } from "./tile-params.ts";
import { CHOICE_PARAMS } from "./view-params.ts";

const PARAMS = [CHART_PARAM, ...CHOICE_PARAMS, PANEL_PARAM, FLAG_PARAMS];

/**
 * The parameters of an address that change what a published page shows, flags under their own names; campaign marks and
 * the like do not.
 */
export const listKnownParams = (params: URLSearchParams): [name: string, value: string][] =>
  [...writeEmbedFlags(params, readEmbedFlags(params))].filter(([name]) =>
    PARAMS.some(({ hasName }) => hasName(splitTileName(name).own)),
  );

/** Whether a parameter is of one chart of a page alone, whose number it carries or which the address names. */
export const concernsOneChart = (name: string): boolean =>
  PARAMS.some(({ concerns, hasName }) => concerns === "chart" && hasName(name));

/** A part of an address as readers know it: by the label of what it sets on the page, where there is one. */
export const nameParam = (
  chart: ChartContext,
  { name }: Pick<UnknownParam, "name">,
  t: Translator,
): string => PARAMS.find(({ hasName }) => hasName(name))?.label?.(chart, name, t) ?? name;
