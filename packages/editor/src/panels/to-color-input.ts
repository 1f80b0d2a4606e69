import { parseHexColor } from "@statelier/document";

/** A stored colour as a colour field takes it: six digits. */
export const toColorInput = (color: string): string =>
  `#${(parseHexColor(color) ?? [0, 0, 0]).map((part) => part.toString(16).padStart(2, "0")).join("")}`;
