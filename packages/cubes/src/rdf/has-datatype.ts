import type { RdfTerm } from "./rdf-term.ts";
import { rdf, xsd } from "./vocabulary.ts";

const ZONE = String.raw`(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00))?`;
const DAY = String.raw`-?(?<year>[1-9]\d{3,}|0\d{3})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?|24:00:00(\.0+)?)`;
const YEAR = String.raw`-?([1-9]\d{3,}|0\d{3})`;
const NUMBER = String.raw`[+-]?(\d+(\.\d*)?|\.\d+)`;
const FLOAT = new RegExp(`^(${NUMBER}([eE][+-]?\\d+)?|[+-]?INF|NaN)$`);
const DATE = new RegExp(`^${DAY}${ZONE}$`);
const DATE_TIME = new RegExp(`^${DAY}T${TIME}${ZONE}$`);

const DATE_TYPE = xsd("date");
const DATE_TIME_TYPE = xsd("dateTime");

const FORMS: Record<string, RegExp> = {
  [xsd("boolean")]: /^(true|false|0|1)$/,
  [xsd("decimal")]: new RegExp(`^${NUMBER}$`),
  [xsd("double")]: FLOAT,
  [xsd("float")]: FLOAT,
  [xsd("gYear")]: new RegExp(`^${YEAR}${ZONE}$`),
  [xsd("gYearMonth")]: new RegExp(`^${YEAR}-(0[1-9]|1[0-2])${ZONE}$`),
  [xsd("time")]: new RegExp(`^${TIME}${ZONE}$`),
};

const RANGES: Record<string, [lowest: bigint | undefined, highest: bigint | undefined]> = {
  [xsd("integer")]: [undefined, undefined],
  [xsd("long")]: [-(2n ** 63n), 2n ** 63n - 1n],
  [xsd("int")]: [-(2n ** 31n), 2n ** 31n - 1n],
  [xsd("short")]: [-(2n ** 15n), 2n ** 15n - 1n],
  [xsd("byte")]: [-128n, 127n],
  [xsd("nonNegativeInteger")]: [0n, undefined],
  [xsd("positiveInteger")]: [1n, undefined],
  [xsd("nonPositiveInteger")]: [undefined, 0n],
  [xsd("negativeInteger")]: [undefined, -1n],
  [xsd("unsignedLong")]: [0n, 2n ** 64n - 1n],
  [xsd("unsignedInt")]: [0n, 2n ** 32n - 1n],
  [xsd("unsignedShort")]: [0n, 2n ** 16n - 1n],
  [xsd("unsignedByte")]: [0n, 255n],
};

const NUMERIC = new Set([...Object.keys(RANGES), xsd("decimal"), xsd("double"), xsd("float")]);

/** Whether values of the datatype are numbers. */
export function isNumeric(datatype: string): boolean {
  return NUMERIC.has(datatype);
}

function isInRange(text: string, [lowest, highest]: (typeof RANGES)[string]): boolean {
  if (!/^[+-]?\d+$/.test(text)) return false;
  if (lowest === undefined && highest === undefined) return true;
  const value = BigInt(text.replace(/^\+/, ""));
  return (lowest === undefined || value >= lowest) && (highest === undefined || value <= highest);
}

function isOnCalendar(text: string, form: RegExp): boolean {
  const { year, month, day } = form.exec(text)?.groups ?? {};
  if (year === undefined) return false;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const february = isLeap ? 29 : 28;
  const days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1];
  return days !== undefined && Number(day) <= days;
}

/** Whether the node is a literal of the datatype that can be read as one; a date must also exist. */
export function hasDatatype(term: RdfTerm, datatype: string): boolean {
  if (term.type !== "literal" || term.datatype !== datatype) return false;
  if (datatype === DATE_TYPE) return isOnCalendar(term.value, DATE);
  if (datatype === DATE_TIME_TYPE) return isOnCalendar(term.value, DATE_TIME);
  const range = RANGES[datatype];
  if (range) return isInRange(term.value, range);
  return FORMS[datatype]?.test(term.value) ?? true;
}

/** Whether the node is a plain string without language. */
export function isString(term: RdfTerm): boolean {
  return hasDatatype(term, xsd("string"));
}

/** Whether the node is a text with a language. */
export function isLanguageText(term: RdfTerm): boolean {
  return hasDatatype(term, rdf("langString"));
}
