import { hasDatatype, isNumeric } from "../../rdf/has-datatype.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { xsd } from "../../rdf/vocabulary.ts";

/** Where a value stands among those that it can be compared with. */
interface Place {
  scale: string;
  at: number;
}

const TIMES = new Set([xsd("gYear"), xsd("gYearMonth"), xsd("date"), xsd("dateTime")]);
const MOMENT =
  /^(?<year>-?\d{4,})(-(?<month>\d\d))?(-(?<day>\d\d))?(T(?<hour>\d\d):(?<minute>\d\d):(?<second>[\d.]+))?(?<zone>Z|[+-]\d\d:\d\d)?$/;

function minutesOf(zone: string): number {
  if (!zone.includes(":")) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return zone.startsWith("-") ? -minutes : minutes;
}

/** Milliseconds; a time without a zone counts as UTC. */
function readMoment(text: string): number {
  const parts = MOMENT.exec(text)?.groups ?? {};
  const { year, month = "1", day = "1", hour = "0", minute = "0", second = "0", zone = "" } = parts;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute) - minutesOf(zone));
  return date.getTime() + Number(second) * 1000;
}

function readNumber(text: string): number {
  return Number(text.replace("INF", "Infinity"));
}

function placeOf(term: RdfTerm): Place | undefined {
  if (term.type !== "literal" || !hasDatatype(term, term.datatype)) return undefined;
  if (isNumeric(term.datatype)) return { scale: "number", at: readNumber(term.value) };
  if (TIMES.has(term.datatype)) return { scale: term.datatype, at: readMoment(term.value) };
  return undefined;
}

/** Negative, zero or positive as the first is less, equal or greater; NaN where that cannot be said. */
export type CompareWith = (term: RdfTerm) => number;

/** Compares values with a bound; nothing where the bound itself has no order. */
export function makeComparison(bound: RdfTerm): CompareWith | undefined {
  const limit = placeOf(bound);
  if (!limit) return undefined;
  return (term) => {
    const place = placeOf(term);
    if (place?.scale !== limit.scale) return Number.NaN;
    return place.at === limit.at ? 0 : place.at - limit.at;
  };
}
