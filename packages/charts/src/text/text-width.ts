import { measureText } from "@statelier/ui/fonts";

/** Width in pixels of one line, as the browser sets it; the serif face is semibold. */
export const textWidth = (
  text: string,
  size: number,
  weight: 400 | 600 = 400,
  family: "sans" | "serif" = "sans",
): number =>
  measureText(text, family === "serif" ? { family, weight: 600, size } : { family, weight, size });
