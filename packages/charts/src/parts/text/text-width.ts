import { type FontFace, measureText, SANS_400, SANS_600 } from "@statelier/ui/fonts";

/** A weight of the sans face, or a face of its own. */
export type TextFace = 400 | 600 | FontFace;

const SANS = { 400: SANS_400, 600: SANS_600 };

/** Width in pixels of one line, as the browser sets it. */
export const textWidth = (text: string, size: number, face: TextFace = 400): number =>
  measureText(text, { face: typeof face === "number" ? SANS[face] : face, size });
