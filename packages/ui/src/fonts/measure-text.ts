import { KERNED } from "./metrics.ts";

/** Widths of a face that ships with the product, in thousandths of an em. Figures are tabular in all of them. */
export type FontFace = Readonly<Record<"characters" | "advances", string>> & {
  /** How pairs of letters are moved in all weights: the classes of letters before and after, and by how much. */
  readonly pairs: Readonly<Record<"left" | "right" | "kerns", string>>;
  /** How much farther in this weight. */
  readonly more: string;
};

/** A face in a size, in px. */
export type Font = { readonly face: FontFace; readonly size: number };

type Kerns = readonly (readonly number[])[];

type Face = {
  advanceOf: ReadonlyMap<string, number>;
  /** Classes of a character before and after another one: places in `kerns`, by the one after first. */
  leftOf: ReadonlyMap<string, number>;
  rightOf: ReadonlyMap<string, number>;
  kerns: readonly Kerns[];
  /** Widths in thousandths of an em: a chart that changes keeps most of its words. */
  widths: Map<string, number>;
  /** Characters of the texts whose widths are kept. */
  kept: number;
};

/** Characters of texts whose widths are kept, */
const MOST_KEPT = 1_000_000;
/** and what each text takes beside its own. */
const KEPT_FOR_EACH = 100;
const FALLBACK_ADVANCE = 560;
/** The first sign of a class, and of a pair that is moved. */
export const FIRST_CLASS = 48;
/** A pair is written as one sign: this one where nothing is moved, its neighbours for a step of the face's grid more or less. */
export const NO_KERN = 84;
export const KERN_STEP = 4;
/** So many pairs in a row where nothing is moved are one sign, too: this one for the fewest, the next for one more. */
export const RUN = { sign: 0x21, fewest: 2, most: 16 };
/** Widths are written in two digits of base 36, less this one. */
export const LEAST_ADVANCE = 80;
const FULL_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3fffd}]/u;
/** The soft hyphen, the first character without a width. */
const FIRST_NO_WIDTH = "\u00ad";
const NO_WIDTH = /\p{M}|\p{Default_Ignorable_Code_Point}/u;

const readAdvance = (advances: string, index: number): number =>
  Number.parseInt(advances.slice(2 * index, 2 * index + 2), 36) + LEAST_ADVANCE;

const readClasses = (classes: string): ReadonlyMap<string, number> =>
  new Map(
    Array.from(KERNED, (character, index) => [character, classes.charCodeAt(index) - FIRST_CLASS]),
  );

const readKern = (sign: string): number | number[] => {
  const code = sign.charCodeAt(0);
  return code < FIRST_CLASS
    ? Array.from({ length: code - RUN.sign + RUN.fewest }, () => 0)
    : (code - NO_KERN) * KERN_STEP;
};

const readKerns = (kerns: string): Kerns =>
  kerns.split(" ").map((signs) => Array.from(signs).flatMap(readKern));

const readFace = ({ characters, advances, pairs, more }: FontFace): Face => ({
  advanceOf: new Map(
    Array.from(characters, (character, index) => [character, readAdvance(advances, index)]),
  ),
  leftOf: readClasses(pairs.left),
  rightOf: readClasses(pairs.right),
  kerns: [pairs.kerns, more].map(readKerns),
  widths: new Map(),
  kept: 0,
});

const faces = new Map<FontFace, Face>();

const faceOf = (metrics: FontFace): Face => {
  let face = faces.get(metrics);
  if (!face) faces.set(metrics, (face = readFace(metrics)));
  return face;
};

const baseOf = (character: string): string =>
  character < "\u00c0" ? character : (character.normalize("NFD")[0] ?? character);

const advanceOf = (face: Face, character: string, base: string): number => {
  const known = face.advanceOf.get(character) ?? face.advanceOf.get(base);
  return known ?? (FULL_WIDTH.test(character) ? 1000 : FALLBACK_ADVANCE);
};

const kernOf = ({ leftOf, rightOf, kerns }: Face, left: string, right: string): number => {
  const [row, column] = [rightOf.get(right) ?? -1, leftOf.get(left) ?? -1];
  return kerns.reduce((sum, signs) => sum + (signs[row]?.[column] ?? 0), 0);
};

const addWidths = (face: Face, text: string): number => {
  let width = 0;
  let previous = "\0";
  for (const character of text.normalize("NFC")) {
    if (character >= FIRST_NO_WIDTH && NO_WIDTH.test(character)) continue;
    const base = baseOf(character);
    width += advanceOf(face, character, base) + kernOf(face, previous, base);
    previous = base;
  }
  return width;
};

/** Width in px of one line of text, kerning included, as a browser sets it with `text-rendering: geometricPrecision`. */
export const measureText = (text: string, { face: metrics, size }: Font): number => {
  const face = faceOf(metrics);
  let width = face.widths.get(text);
  if (width === undefined) {
    width = addWidths(face, text);
    face.kept += text.length + KEPT_FOR_EACH;
    if (face.kept > MOST_KEPT) {
      face.widths.clear();
      face.kept = 0;
    }
    face.widths.set(text, width);
  }
  return (width * size) / 1000;
};
