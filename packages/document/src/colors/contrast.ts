type Rgb = readonly [number, number, number];

/** Red, green and blue of `#rgb` or `#rrggbb`, 0 to 255; undefined for anything else. */
export const parseHexColor = (color: string): Rgb | undefined => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const parts = long?.slice(1) ?? short?.slice(1).map((digit) => digit + digit);
  const [red, green, blue] = parts?.map((part) => Number.parseInt(part, 16)) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue];
};

/** Six digits; what is brighter than white is white. */
export const formatHexColor = (color: Rgb): `#${string}` =>
  `#${color.map((part) => Math.min(255, Math.round(part)).toString(16).padStart(2, "0")).join("")}`;

/** The colour at a share from 0 to 1 between two. */
export const mixColors = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const MOST_COLORS = 1000;
/** A drawing asks for the few colours of its many marks again and again. */
const known = new Map<string, number | undefined>();

const luminanceOf = (color: string): number | undefined => {
  if (known.has(color)) return known.get(color);
  const parsed = parseHexColor(color);
  const found = parsed && luminance(parsed);
  if (known.size >= MOST_COLORS) known.clear();
  known.set(color, found);
  return found;
};

/** WCAG contrast of two hex colours, 1 to 21; 1 where one of them is no colour. */
export const contrastRatio = (first: string, second: string): number => {
  const [a, b] = [luminanceOf(first), luminanceOf(second)];
  if (a === undefined || b === undefined) return 1;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** A colour this pale on white gets a warning (CO7). */
export const isPale = (color: string): boolean => contrastRatio(color, "#ffffff") < 2;

/** Black or white, whichever reads better on the colour (CO6). */
export const textColorOn = (background: string): "#000000" | "#ffffff" =>
  contrastRatio(background, "#ffffff") >= contrastRatio(background, "#000000")
    ? "#ffffff"
    : "#000000";
