import {
  type ComponentValue,
  formatIdentifier,
  type Locale,
  type TimeUnit,
} from "@statelier/model";

import { getSubjects, type IndexedValue, listGeometries } from "../../rdf/indexed-value.ts";
import { buildNameOfIri } from "../../rdf/name-of-iri.ts";
import { findNumber } from "../../rdf/parse-number.ts";
import { readCoordinates } from "../../rdf/read-coordinates.ts";
import type { TripleGraph } from "../../rdf/triple-graph.ts";
import { HAS_END, rdfs, schema, UNDEFINED } from "../../rdf/vocabulary.ts";
import { type PickedText, pickText, tellForeignLanguage } from "../../source/texts.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";

const TIME_IN_IRI: Record<TimeUnit, RegExp> = {
  Year: /(?:^|\/)(-?\d{4,})$/,
  Month: /(?:^|\/)(-?\d{4,}-\d{2})$/,
  Week: /(?:^|\/)(-?\d{4,}-\d{2}-\d{2})$/,
  Day: /(?:^|\/)(-?\d{4,}-\d{2}-\d{2})$/,
  Hour: /(?:^|\/)(-?\d{4,}-\d{2}-\d{2}T[\d:]+)$/,
  Minute: /(?:^|\/)(-?\d{4,}-\d{2}-\d{2}T[\d:]+)$/,
  Second: /(?:^|\/)(-?\d{4,}-\d{2}-\d{2}T[\d:]+)$/,
};

const parsePosition = (text: string | undefined, isTemporal: boolean) => {
  if (text === undefined || text === "") return undefined;
  return isTemporal ? text : (findNumber(text) ?? text);
};

const defined = <Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: Exclude<Fields[Key], undefined>;
  };

/** The name of an IRI in the reader's language, and the language where it is another. */
export const deriveName = (
  subjects: readonly string[],
  locale: Locale,
  graph: TripleGraph,
): { label: string; labelLanguage?: string } | undefined => {
  for (const subject of subjects) {
    const picked = pickText(graph.texts(subject, schema("name"), rdfs("label")), locale);
    if (!picked) continue;
    const labelLanguage = tellForeignLanguage(picked, locale);
    return { label: picked.text, ...(labelLanguage === undefined ? {} : { labelLanguage }) };
  }
  return undefined;
};

/** What cube:Undefined is called, which no source names. */
const UNDEFINED_NAMES: Readonly<Record<Locale, string>> = {
  de: "Keine Angabe",
  fr: "Non indiqué",
  it: "Non indicato",
  en: "Not stated",
};

const nameOfIri = (iri: string, locale: Locale): string =>
  iri === UNDEFINED ? UNDEFINED_NAMES[locale] : buildNameOfIri(iri);

const deriveLabelled = (
  { value, terms }: IndexedValue,
  subjects: readonly string[],
  { locale, graph }: { locale: Locale; graph: TripleGraph },
): { label: string; labelLanguage?: string } => {
  const [term] = terms;
  if (term?.type !== "literal")
    return deriveName(subjects, locale, graph) ?? { label: nameOfIri(value, locale) };
  const { language } = term;
  return { label: formatIdentifier(value), ...(language ? { labelLanguage: language } : {}) };
};

/** The name of one value in the reader's language, without all else that is known of it. */
export const deriveLabel = (indexed: IndexedValue, locale: Locale, graph: TripleGraph): string =>
  deriveLabelled(indexed, getSubjects(indexed), { locale, graph }).label;

/** One value with its label and attributes in the reader's language. */
export const deriveValue = (
  indexed: IndexedValue,
  component: Pick<ShapeComponent, "kind" | "timeUnit">,
  locale: Locale,
  graph: TripleGraph,
): ComponentValue => {
  const subjects = getSubjects(indexed);
  const named = deriveLabelled(indexed, subjects, { locale, graph });
  if (indexed.terms[0]?.type === "literal") return { value: indexed.value, ...named };
  const find = (predicate: string): string | undefined =>
    subjects.map((subject) => graph.first(subject, predicate)).find((text) => text !== undefined);
  const pick = (name: string): PickedText | undefined =>
    subjects
      .map((subject) => pickText(graph.texts(subject, schema(name)), locale))
      .find((found) => found !== undefined);
  const description = pick("description");
  const isTemporal = component.kind === "TemporalEntityDimension";
  const time = isTemporal
    ? (TIME_IN_IRI[component.timeUnit ?? "Year"].exec(indexed.value)?.[1] ?? find(HAS_END))
    : undefined;
  return {
    value: indexed.value,
    ...named,
    ...defined({
      alternateName: pick("alternateName")?.text,
      description: description?.text,
      descriptionLanguage: tellForeignLanguage(description, locale),
      position: parsePosition(find(schema("position")), isTemporal) ?? time,
      identifier: find(schema("identifier")),
      color: find(schema("color")),
      geometry: subjects.flatMap((subject) => listGeometries(subject, graph))[0],
      ...readCoordinates(subjects, graph),
    }),
  };
};
