import fc from "fast-check";

const OWN = { name: "Mine", type: "diverging" as const, colors: ["#112233", "#abcdef"] };

/** A named palette, that of a dimension, or one of somebody's own. */
export const makePaletteChange = <Field>(field: fc.Arbitrary<Field>) =>
  fc
    .record({ paletteId: fc.constantFrom("set1", "dimension", "mine"), field })
    .map((change) => (change.paletteId === "mine" ? { ...change, own: OWN } : change));
