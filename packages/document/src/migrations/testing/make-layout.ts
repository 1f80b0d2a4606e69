import type { Draw } from "../../testing/make-draw.ts";
import { type Json, leaveOut, makeMeta } from "./draft.ts";

type Since = (version: string) => boolean;

const makeBlocks = (draw: Draw, keys: readonly string[]): Json[] => {
  const text = {
    type: "text",
    key: "words",
    text: { de: "Hallo", fr: "", it: "", en: "" },
    initialized: true,
  };
  return [
    ...keys.map((key) =>
      leaveOut(draw, { type: "chart", key, initialized: draw.boolean() }, "initialized"),
    ),
    ...(draw.boolean() ? [leaveOut(draw, text, "text", "initialized")] : []),
  ];
};

const makeKind = (draw: Draw, keys: readonly string[]): Json => {
  const kind = draw.from("tab", "tall", "vertical", "canvas", "singleURLs");
  if (kind === "tab") return { type: kind };
  if (kind === "singleURLs")
    return leaveOut(draw, { type: kind, publishableChartKeys: keys }, "publishableChartKeys");
  const dashboard = {
    type: "dashboard",
    layout: kind,
    ...(kind === "canvas" ? { layouts: { lg: [] } } : {}),
  };
  return leaveOut(draw, dashboard, "layouts", ...(kind === "tall" ? ["layout"] : []));
};

/** The layout of a state, with or without what it may leave out. */
export const makeLayout = (draw: Draw, since: Since, keys: readonly string[]): Json => {
  const kind = makeKind(draw, keys);
  const hasMetadata = kind.layout === "canvas" && since("3.8.0") && !since("4.2.0");
  const shared = {
    meta: makeMeta(draw, since("3.7.0")),
    activeField: "title",
    extensions: { credits: "Office" },
    ...(since("4.2.0") ? { blocks: makeBlocks(draw, keys) } : {}),
    ...(hasMetadata
      ? {
          layoutsMetadata: Object.fromEntries(
            keys.map((key) => [key, { initialized: draw.boolean() }]),
          ),
        }
      : {}),
  };
  return { ...kind, ...leaveOut(draw, shared, ...Object.keys(shared)) };
};
