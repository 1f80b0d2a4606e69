import { xsd } from "../../rdf/vocabulary.ts";
import { parseDate } from "../files/parse-date.ts";

/** How a cell becomes a literal: `read` gives the stored form, or undefined when the cell is none. */
export type LiteralKind = {
  datatype: string;
  expected: string;
  read: (cell: string) => string | undefined;
};

const NUMBER = /^([+-]?)(\d+\.?\d*|\.\d+)(?:e([+-]?\d{1,3}))?$/i;

const trimFraction = (whole: string, fraction: string): string =>
  fraction === "" ? whole : `${whole}.${fraction}`;

/** A number without exponent, plus sign or bare point; undefined for what is no number. */
export const readDecimal = (cell: string): string | undefined => {
  const match = NUMBER.exec(cell);
  if (match === null) return undefined;
  const [, sign = "", digits = "", exponent] = match;
  const [whole = "", fraction = ""] = digits.split(".");
  const minus = sign === "-" ? "-" : "";
  const shift = Number(exponent ?? 0);
  if (shift === 0) return minus + trimFraction(whole === "" ? "0" : whole, fraction);
  const padded =
    shift > 0
      ? {
          whole: whole + fraction.padEnd(shift, "0").slice(0, shift),
          fraction: fraction.slice(shift),
        }
      : {
          whole: whole.padStart(1 - shift, "0").slice(0, shift),
          fraction: whole.padStart(1 - shift, "0").slice(shift) + fraction,
        };
  return minus + trimFraction(padded.whole.replace(/^0+(?=\d)/, "") || "0", padded.fraction);
};

const readDateTime = (cell: string): string | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(cell);
  if (match === null) return undefined;
  const [, day = "", hour = "", minute = "", second = "00"] = match;
  if (parseDate(day, "day") === undefined) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${day}T${hour}:${minute}:${second}`;
};

const pattern =
  (shape: RegExp, read: (cell: string) => string | undefined) =>
  (cell: string): string | undefined =>
    shape.test(cell) ? read(cell) : undefined;

const day: LiteralKind = {
  datatype: xsd("date"),
  expected: "a day like 2020-01-31",
  read: pattern(/^\d{4}-\d{2}-\d{2}$/, (cell) => parseDate(cell, "day")),
};

const moment: LiteralKind = {
  datatype: xsd("dateTime"),
  expected: "a date and time like 2020-01-31T12:00",
  read: readDateTime,
};

export const TIME_KINDS = {
  year: {
    datatype: xsd("gYear"),
    expected: "a year like 2020",
    read: pattern(/^\d{4}$/, (cell) => parseDate(cell, "year")),
  },
  month: {
    datatype: xsd("gYearMonth"),
    expected: "a month like 2020-01",
    read: pattern(/^\d{4}-\d{2}$/, (cell) => parseDate(cell, "month")),
  },
  week: day,
  day,
  hour: moment,
  minute: moment,
  second: moment,
} as const satisfies Record<string, LiteralKind>;

export const LITERAL_KINDS = {
  string: {
    datatype: xsd("string"),
    expected: "a text",
    read: (cell) => (cell === "" ? undefined : cell),
  },
  integer: {
    datatype: xsd("integer"),
    expected: "a whole number",
    read: pattern(/^[+-]?\d+$/, (cell) => cell.replace(/^\+/, "")),
  },
  decimal: { datatype: xsd("decimal"), expected: "a number", read: readDecimal },
  double: {
    datatype: xsd("double"),
    expected: "a number",
    read: pattern(NUMBER, (cell) => cell),
  },
  boolean: {
    datatype: xsd("boolean"),
    expected: "true or false",
    read: pattern(/^(true|false)$/, (cell) => cell),
  },
  date: day,
} as const satisfies Record<string, LiteralKind>;
