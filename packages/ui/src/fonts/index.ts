export { FONT_FAMILIES } from "./font-families.ts";
export { type FontFace, measureText } from "./measure-text.ts";
export { SANS_400, SANS_600 } from "./metrics.ts";
