import {
  isAbsent,
  isObject,
  isSame,
  omit,
  readObject,
  readObjects,
  readString,
  update,
} from "../json.ts";
import type { JsonObject, Path } from "../json.ts";
import { declareRestored } from "../members.ts";
import { ADDED } from "../step.ts";
import type { StateStep } from "../step.ts";

const firstBlocks = (state: JsonObject): readonly JsonObject[] =>
  (readObjects(state, "chartConfigs") ?? []).map(({ key }) => ({
    type: "chart",
    key,
    initialized: false,
  }));

const isCanvas = ({
  type,
  layout,
}: {
  readonly type?: unknown;
  readonly layout?: unknown;
}): boolean => type === "dashboard" && layout === "canvas";

const metadataOf = (blocks: readonly JsonObject[], at: Path): JsonObject =>
  Object.fromEntries(
    blocks.flatMap((block, index) => {
      const key = readString(block, "key", [...at, index]);
      return key === undefined ? [] : [[key, { initialized: block.initialized }]];
    }),
  );

export const blocks = {
  from: "4.1.0",
  to: "4.2.0",
  what: "blocks",
  up: (state, { lose, opened }) =>
    update(state, "layout", (layout, at) => {
      if (isCanvas(layout) && isAbsent(layout.layoutsMetadata))
        lose([...at, "layoutsMetadata"], undefined, ADDED);
      const first = firstBlocks(state);
      const restored = isCanvas(layout) ? metadataOf(first, ["chartConfigs"]) : {};
      const given = isObject(opened([...at, "layoutsMetadata"]))
        ? readObject(layout, "layoutsMetadata", at)
        : {};
      for (const [key, value] of Object.entries(given ?? {})) {
        const isRestored =
          isObject(value) && Object.hasOwn(restored, key) && isSame(value, restored[key]);
        if (!isRestored) lose([...at, "layoutsMetadata", key], value, { dormant: true });
      }
      return { ...omit(layout, "layoutsMetadata"), blocks: first };
    }),
  down: (state, tools) =>
    update(state, "layout", (layout, at) => {
      const restored = firstBlocks(state);
      const blocksAt = [...at, "blocks"];
      if (isAbsent(layout.blocks)) tools.lose(blocksAt, undefined, ADDED);
      const before = readObjects(layout, "blocks", at) ?? [];
      for (const [index, block] of before.entries()) {
        const isDormant = isSame({ ...block, initialized: false }, restored[index]);
        const note = isDormant ? { dormant: true as const } : {};
        declareRestored([block, restored[index]], [...blocksAt, index], tools, note);
      }
      const rest = omit(layout, "blocks");
      return isCanvas(layout) ? { ...rest, layoutsMetadata: metadataOf(before, blocksAt) } : rest;
    }),
} as const satisfies StateStep;
