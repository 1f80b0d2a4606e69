import {
  isAbsent,
  isSame,
  omit,
  own,
  readObject,
  readObjects,
  readString,
  update,
} from "../json.ts";
import { isNewer } from "../is-newer.ts";
import type { JsonObject } from "../json.ts";
import { ADDED } from "../step.ts";
import type { StateStep } from "../step.ts";

const firstMetadata = (state: JsonObject): JsonObject =>
  Object.fromEntries(
    (readObjects(state, "chartConfigs") ?? []).flatMap((chart, index) => {
      const key = readString(chart, "key", ["chartConfigs", index]);
      return key === undefined ? [] : [[key, { initialized: true }]];
    }),
  );

const isCanvas = ({
  type,
  layout,
}: {
  readonly type?: unknown;
  readonly layout?: unknown;
}): boolean => type === "dashboard" && layout === "canvas";

export const layoutsMetadata = {
  from: "3.7.0",
  to: "3.8.0",
  what: "layouts-metadata",
  up: (state) =>
    update(state, "layout", (layout) =>
      isCanvas(layout) ? { ...layout, layoutsMetadata: firstMetadata(state) } : layout,
    ),
  down: (state, { lose, opened, to }) =>
    update(state, "layout", (layout, at) => {
      if (!isCanvas(layout)) return layout;
      if (!isNewer("4.2.0", String(opened(["version"])))) return omit(layout, "layoutsMetadata");
      const restored = firstMetadata(state);
      const comesBack = !isNewer("3.1.0", to);
      if (comesBack && isAbsent(layout.layoutsMetadata))
        lose([...at, "layoutsMetadata"], undefined, ADDED);
      const metadata = readObject(layout, "layoutsMetadata", at) ?? {};
      for (const [key, value] of Object.entries(metadata)) {
        if (!isSame(value, own(restored, key))) {
          lose([...at, "layoutsMetadata", key], value, { dormant: true });
        }
      }
      return omit(layout, "layoutsMetadata");
    }),
} as const satisfies StateStep;
