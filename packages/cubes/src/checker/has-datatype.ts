import type { RdfTerm } from "./rdf-graph.ts";
import { iri } from "./vocabulary.ts";

const ZONE = String.raw`(Z|[+-]((0\d|1[0-3]):[0-5]\d|14:00))?`;
const DAY = String.raw`-?(?<year>[1-9]\d{3,}|0\d{3})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12]\d|3[01])`;
const TIME = String.raw`(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?|24:00:00(\.0+)?)`;
const DATE = new RegExp(`^${DAY}${ZONE}$`);
const DATE_TIME = new RegExp(`^${DAY}T${TIME}${ZONE}$`);

function isOnCalendar(text: string, form: RegExp): boolean {
  const { year, month, day } = form.exec(text)?.groups ?? {};
  if (year === undefined) return false;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const february = isLeap ? 29 : 28;
  const days = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][Number(month) - 1];
  return days !== undefined && Number(day) <= days;
}

/** Whether the node is a literal of the datatype; a date must also exist. */
export function hasDatatype(term: RdfTerm, datatype: string): boolean {
  if (term.kind !== "literal" || term.datatype !== datatype) return false;
  if (datatype === iri("xsd:date")) return isOnCalendar(term.value, DATE);
  if (datatype === iri("xsd:dateTime")) return isOnCalendar(term.value, DATE_TIME);
  return true;
}

/** Whether the node is a plain string without language. */
export function isString(term: RdfTerm): boolean {
  return hasDatatype(term, iri("xsd:string"));
}

/** Whether the node is a text with a language. */
export function isLanguageText(term: RdfTerm): boolean {
  return hasDatatype(term, iri("rdf:langString"));
}
