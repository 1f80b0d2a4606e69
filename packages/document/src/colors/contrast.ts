type Rgb = readonly [number, number, number];

/** Red, green and blue of `#rgb` or `#rrggbb`, 0 to 255; undefined for anything else. */
export const parseHexColor = (color: string): Rgb | undefined => {
  if (!/^#(?:[\da-f]{3}){1,2}$/i.test(color)) return undefined;
  const number = Number.parseInt(color.slice(1), 16);
  return color.length > 4
    ? [number >> 16, (number >> 8) & 255, number & 255]
    : [(number >> 8) * 17, ((number >> 4) & 15) * 17, (number & 15) * 17];
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

/** WCAG contrast of two hex colours, 1 to 21; 1 where one of them is no colour. */
export const contrastRatio = (first: string, second: string): number => {
  const [a, b] = [parseHexColor(first), parseHexColor(second)];
  if (!a || !b) return 1;
  const ratio = (luminance(a) + 0.05) / (luminance(b) + 0.05);
  return Math.max(ratio, 1 / ratio);
};

/** A colour this pale on white gets a warning (CO7). */
export const isPale = (color: string): boolean => contrastRatio(color, "#ffffff") < 2;

/** Black or white, whichever reads better on the colour (CO6). */
export const textColorOn = (background: string): "#000000" | "#ffffff" =>
  contrastRatio(background, "#ffffff") >= contrastRatio(background, "#000000")
    ? "#ffffff"
    : "#000000";
