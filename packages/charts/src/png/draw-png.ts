import { Resvg } from "@resvg/resvg-js";
import { findFontFiles } from "@statelier/ui/font-files";
import { addPngText } from "../export/add-png-text.ts";
import type { Picture } from "../export/render-picture.ts";

/** A picture as PNG with its provenance in it, `scale` times as large; on Node alone. */
export const drawPng = ({ svg, text }: Picture, scale: number): Uint8Array<ArrayBuffer> => {
  const drawn = new Resvg(svg, {
    fitTo: { mode: "zoom", value: scale },
    font: {
      loadSystemFonts: false,
      fontFiles: findFontFiles(),
      defaultFontFamily: "Source Sans 3",
      sansSerifFamily: "Source Sans 3",
      serifFamily: "Source Serif 4",
    },
  }).render();
  return addPngText(drawn.asPng(), text, scale);
};
