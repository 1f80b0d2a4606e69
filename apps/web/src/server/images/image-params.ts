import { type ChartTheme, PICTURE_SCALES } from "@statelier/charts";
import { readWholeNumber } from "@statelier/model";

/** How an image is drawn; what it shows stands in the parameters of the view. */
export type ImageParams = {
  width: number;
  scale: number;
  theme: ChartTheme;
  /** The card by which a link is announced: it has a size of its own. */
  isCard: boolean;
};

const CARD_SCALE = 2;

/** Widths for which every drawing is tested. */
const IMAGE_WIDTHS = { least: 280, most: 1600, standard: 800 };
const SCALES: readonly number[] = PICTURE_SCALES;

type Parsed = { ok: true; params: ImageParams } | { ok: false; problem: string };

const readWhole = (text: string | null, standard: number): number =>
  text === null ? standard : (readWholeNumber(text) ?? Number.NaN);

/** Reads `width`, `scale`, `theme` and `shape` of an address; the problem is in English. */
export const parseImageParams = (params: URLSearchParams): Parsed => {
  const { least, most, standard } = IMAGE_WIDTHS;
  const width = readWhole(params.get("width"), standard);
  if (!(width >= least && width <= most))
    return { ok: false, problem: `width: ${least} – ${most}` };
  const scale = readWhole(params.get("scale"), 1);
  if (!SCALES.includes(scale)) return { ok: false, problem: `scale: ${SCALES.join(", ")}` };
  const theme = params.get("theme") ?? "light";
  if (theme !== "light" && theme !== "dark") return { ok: false, problem: "theme: light, dark" };
  const shape = params.get("shape");
  if (shape !== null && shape !== "card") return { ok: false, problem: "shape: card" };
  const isCard = shape === "card";
  return { ok: true, params: { width, scale: isCard ? CARD_SCALE : scale, theme, isCard } };
};
