import type { PictureInput } from "@statelier/charts/export";
import { DataError } from "@statelier/data";
import type { PageError } from "../failure/build-error-words.ts";
import { saveFile } from "./save-file.ts";

/** The width of pictures by address where none is asked for, so that both look the same. */
export const PICTURE_WIDTH = 800;

const tooLarge = (mostPixels: number): PageError => ({
  code: "PICTURE_TOO_LARGE",
  args: { limit: String(mostPixels / 1_000_000) },
});

const fetchPart = async <T>(part: () => Promise<T>): Promise<T> => {
  try {
    return await part();
  } catch (error) {
    throw new DataError("OFFLINE", "What draws a picture did not arrive.", { cause: error });
  }
};

/** Draws a chart that is not published and saves it: as SVG, or as PNG `scale` times as large. The answer is why there is none. */
export const savePicture = async (
  input: PictureInput,
  scale: number | "svg",
): Promise<PageError | undefined> => {
  const { MOST_PIXELS, namePicture, renderPicture } = await fetchPart(
    () => import("@statelier/charts/export"),
  );
  const picture = renderPicture(input);
  const { svg, width, height, text } = picture;
  if (scale === "svg") {
    saveFile(namePicture(text.title, "svg"), new Blob([svg], { type: "image/svg+xml" }));
    return undefined;
  }
  if (width * height * scale * scale > MOST_PIXELS) return tooLarge(MOST_PIXELS);
  const { collectFontFaces, drawPngInBrowser } = await fetchPart(
    () => import("@statelier/charts/png-in-browser"),
  );
  const faces = await fetchPart(() => collectFontFaces(svg));
  const png = await drawPngInBrowser(picture, scale, faces);
  if (!png) return tooLarge(MOST_PIXELS);
  saveFile(namePicture(text.title, "png", scale), new Blob([png], { type: "image/png" }));
  return undefined;
};
