import { addPngText } from "../export/add-png-text.ts";
import type { Picture } from "../export/render-picture.ts";

export { collectFontFaces } from "./collect-font-faces.ts";

const loadImage = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toWellFormed())}`;
  await image.decode();
  return image;
};

/** A picture as PNG with its provenance in it, `scale` times as large, in the fonts of `faces`; undefined where the browser has no room for it. */
export const drawPngInBrowser = async (
  { svg, width, height, text }: Picture,
  scale: number,
  faces: readonly string[],
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const start = svg.indexOf(">", svg.indexOf("<svg")) + 1;
  const whole = `${svg.slice(0, start)}<style>${faces.join("\n")}</style>${svg.slice(start)}`;
  const image = await loadImage(whole);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return png ? addPngText(new Uint8Array(await png.arrayBuffer()), text, scale) : undefined;
};
