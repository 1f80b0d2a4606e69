import { formatHexColor, parseHexColor } from "@statelier/document";

export const VISIONS = ["full", "protan", "deutan", "tritan"] as const;

export type Vision = (typeof VISIONS)[number];

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/**
 * Linear RGB to the responses of the three cones, and what an eye without one of them sees in its place:
 * Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility of displays by dichromats",
 * Color Research and Application 24 (1999); for tritans the same construction on the plane of white and red.
 */
const TO_CONES: Matrix = [
  [17.8824, 43.5161, 4.11935],
  [3.45565, 27.1554, 3.86714],
  [0.0299566, 0.184309, 1.46709],
];

const FROM_CONES: Matrix = [
  [0.0809444479, -0.130504409, 0.116721066],
  [-0.0102485335, 0.0540193266, -0.113614708],
  [-0.000365296938, -0.00412161469, 0.693511405],
];

const CONES: Readonly<Record<Exclude<Vision, "full">, Matrix>> = {
  protan: [
    [0, 2.02344, -2.52581],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deutan: [
    [1, 0, 0],
    [0.494207, 0, 1.24827],
    [0, 0, 1],
  ],
  tritan: [
    [1, 0, 0],
    [0, 1, 0],
    [-0.012245, 0.0720345, 0],
  ],
};

const multiply = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) =>
    [0, 1, 2].map((column) =>
      row.reduce((sum, value, at) => sum + value * (b[at]?.[column] ?? 0), 0),
    ),
  ) as unknown as Matrix;

const matrixOf = (vision: Exclude<Vision, "full">): Matrix =>
  multiply(FROM_CONES, multiply(CONES[vision], TO_CONES));

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

const fromLinear = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** A colour as an eye of this kind sees it. */
export const seeColor = (color: string, vision: Vision): string => {
  const rgb = parseHexColor(color);
  if (vision === "full" || !rgb) return color;
  const linear = rgb.map((part) => toLinear(part / 255));
  const [red = 0, green = 0, blue = 0] = matrixOf(vision).map((row) => {
    const seen = row.reduce((sum, value, at) => sum + value * (linear[at] ?? 0), 0);
    return 255 * fromLinear(Math.min(1, Math.max(0, seen)));
  });
  return formatHexColor([red, green, blue]);
};

/** The colours that an eye sees, as the matrix of an SVG filter in linear RGB. */
export const makeVisionMatrix = (vision: Exclude<Vision, "full">): string =>
  matrixOf(vision)
    .flatMap((row) => [...row, 0, 0])
    .concat([0, 0, 0, 1, 0])
    .map((value) => Number(value.toFixed(5)))
    .join(" ");
