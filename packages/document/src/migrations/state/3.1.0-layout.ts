import { isAbsent, omit, readObject } from "../json.ts";
import { keepOnly } from "../members.ts";
import { ADDED } from "../step.ts";
import type { StateStep } from "../step.ts";

const emptyText = { de: "", fr: "", it: "", en: "" };
const EMPTY_META = { title: emptyText, description: emptyText };

export const layout = {
  from: "3.0.1",
  to: "3.1.0",
  what: "layout",
  up: (state, { lose }) => {
    const { meta, extensions, ...rest } = state;
    if (isAbsent(meta)) lose(["meta"], undefined, ADDED);
    return {
      ...rest,
      layout: {
        type: "tab",
        meta: meta ?? EMPTY_META,
        ...(extensions === undefined ? {} : { extensions }),
      },
    };
  },
  down: (state, tools) => {
    if (isAbsent(state.layout)) tools.lose(["layout"], undefined, ADDED);
    const { type, activeField, ...others } = readObject(state, "layout") ?? { type: "tab" };
    if (type !== "tab") tools.lose(["layout", "type"], type);
    if (typeof activeField === "string") {
      tools.lose(["layout", "activeField"], activeField, { dormant: true });
    }
    const metadata = tools.opened(["layout", "layoutsMetadata"]);
    if (type !== "tab" && !isAbsent(metadata)) {
      tools.lose(["layout", "layoutsMetadata"], metadata, { dormant: true });
    }
    const { meta, extensions } = keepOnly(
      omit(others, "layoutsMetadata"),
      ["meta"],
      ["layout"],
      tools,
    );
    if (isAbsent(meta)) tools.lose(["layout", "meta"], undefined, ADDED);
    return {
      ...omit(state, "layout"),
      meta: meta ?? EMPTY_META,
      ...(extensions === undefined ? {} : { extensions }),
    };
  },
} as const satisfies StateStep;
