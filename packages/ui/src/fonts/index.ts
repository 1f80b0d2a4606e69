export { type Font, measureLine, measureText } from "./measure-text.ts";
