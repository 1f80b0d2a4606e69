import { isAbsent, isSame, own } from "./json.ts";
import type { JsonObject } from "./json.ts";
import { ADDED } from "./step.ts";
import type { Lose } from "./step.ts";

const PALETTE = "category10";

/** What 4.1.0 gives a chart without colours of its own. */
export const FIRST_COLOR: JsonObject = { type: "single", paletteId: PALETTE, color: "#1f77b4" };

/** A color field of which nothing but the first color comes back: what differs from it is a loss, whole or by member. */
export const loseColor = (color: JsonObject, lose: Lose): void => {
  if (color.type !== FIRST_COLOR.type) {
    lose(["fields", "color"], color);
    return;
  }
  for (const [key, value] of Object.entries(color)) {
    if (value !== undefined && value !== null && !isSame(value, own(FIRST_COLOR, key)))
      lose(["fields", "color", key], value);
  }
  for (const key of Object.keys(FIRST_COLOR))
    if (isAbsent(own(color, key))) lose(["fields", "color", key], undefined, ADDED);
};
