import type { CellType } from "./sql-engine.ts";

const TYPES: readonly [RegExp, CellType][] = [
  [
    /^(var)?char|^character|^text$|^name$|^"char"$|^bpchar|^citext$|^uuid$|^enum\b|^string$/,
    "text",
  ],
  [/^(u?(tiny|small|big|huge)int|u?integer|int\d?|uhugeint)$/, "integer"],
  [/^(decimal|numeric)\b/, "decimal"],
  [/^(float|real|float4)$/, "single"],
  [/^(double( precision)?|float8)$/, "double"],
  [/^bool(ean)?$/, "boolean"],
  [/^date$/, "date"],
  [/^timestamp/, "moment"],
];

/** What the cells of a column are, by the database's name for it; undefined for kinds that are not read. */
export const parseCellType = (declared: string): CellType | undefined => {
  const name = declared.toLowerCase();
  if (/\[\d*\]$/.test(name)) return undefined;
  return TYPES.find(([pattern]) => pattern.test(name))?.[1];
};
