import { EMBED_FLAGS, readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import { PANEL_PARAM } from "./panel-place.ts";

/** Parameters that change what a page shows besides filters, periods and flags. */
const VIEW_PARAMS: readonly string[] = [
  "chart",
  "hide",
  "show",
  "percent",
  "at",
  "sort",
  "search",
  "page",
  "as",
  PANEL_PARAM,
  ...EMBED_FLAGS,
];

/**
 * The parameters of an address that change what a published page shows, flags under their own names; campaign marks and
 * the like do not.
 */
export const listKnownParams = (params: URLSearchParams): [name: string, value: string][] =>
  [...writeEmbedFlags(params, readEmbedFlags(params))].filter(
    ([name]) => /^[ft]\./.test(name) || VIEW_PARAMS.includes(name),
  );
