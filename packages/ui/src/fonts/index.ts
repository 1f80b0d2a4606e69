export { FONT_FAMILIES } from "./font-families.ts";
export { type Font, measureLine, measureText } from "./measure-text.ts";
