export const IS_DEEP = process.env["STATELIER_DEEP"] === "1";

/** All cases in a deep run, the first of them in a usual one. */
export const inDeep = <T>(cases: readonly T[], usual = 1): readonly T[] =>
  IS_DEEP ? cases : cases.slice(0, usual);
