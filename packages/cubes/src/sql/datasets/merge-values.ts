import { MISSING_CODE } from "@statelier/model";

/** For each text the place of its value among the different values; -1 for a text that is none. */
export const mergeValues = (values: readonly (string | undefined)[]): Int32Array => {
  const places = new Map<string, number>();
  return Int32Array.from(values, (value) => {
    if (value === undefined) return MISSING_CODE;
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, places.size);
    return places.size - 1;
  });
};
