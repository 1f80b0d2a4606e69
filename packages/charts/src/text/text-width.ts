import { measureText } from "@statelier/ui/fonts";

/** Width in pixels of one line of the sans face, as the browser sets it. */
export const textWidth = (text: string, size: number, weight: 400 | 600 = 400): number =>
  measureText(text, { family: "sans", weight, size });
