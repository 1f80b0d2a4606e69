import { buildComponentId, TIME_UNITS } from "@statelier/model";

import { TripleGraph } from "../../rdf/triple-graph.ts";
import { dcat, dcterms, PUBLICATION_STATUS, rdfs, schema, time } from "../../rdf/vocabulary.ts";
import type {
  Catalogue,
  CatalogueDimension,
  CatalogueEntry,
  CatalogueTerm,
} from "../../search/catalogue.ts";
import { type Row, toTriples } from "../client/rows-sink.ts";

export type CatalogueRows = {
  entries: readonly Row[];
  histories: readonly Row[];
  usedTermsets: readonly Row[];
  dimensions: readonly Row[];
  dimensionTermsets: readonly Row[];
};

/** Who made a cube, in the order in which the predicates are trusted. */
export const CREATOR = [dcterms("creator"), schema("creator")];

const IDENTIFIERS = [dcterms("identifier"), schema("identifier")];

const TERM_PREDICATES = [...CREATOR, dcat("theme"), schema("about")];

/** The IRIs whose names the catalogue shows. */
export const collectCatalogueIris = (rows: CatalogueRows): string[] => [
  ...rows.entries.flatMap(({ p, o }) =>
    p && o?.type === "iri" && TERM_PREDICATES.includes(p.value) ? [o.value] : [],
  ),
  ...[...rows.usedTermsets, ...rows.dimensionTermsets].flatMap(({ termset }) =>
    termset?.type === "iri" ? [termset.value] : [],
  ),
];

type Names = TripleGraph;

const toTerms = (iris: Iterable<string>, names: Names): CatalogueTerm[] =>
  [...new Set(iris)]
    .toSorted()
    .filter((iri) => !iri.startsWith("_:"))
    .map((iri) => ({ iri, names: names.texts(iri, schema("name"), rdfs("label")) }))
    .filter((term) => term.names.length > 0);

const groupTermsets = (rows: readonly Row[], key: (row: Row) => string): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const row of rows)
    if (row["termset"])
      groups.set(key(row), [...(groups.get(key(row)) ?? []), row["termset"].value]);
  return groups;
};

const cubeOf = ({ cube }: Row): string => cube?.value ?? "";
const dimensionOf = (row: Row): string => `${cubeOf(row)} ${row["path"]?.value ?? ""}`;

const parseDimensions = (
  rows: CatalogueRows,
  unversioned: (cube: string) => string,
  names: Names,
): Map<string, CatalogueDimension[]> => {
  const termsets = groupTermsets(rows.dimensionTermsets, dimensionOf);
  const byCube = new Map<string, CatalogueDimension[]>();
  for (const same of Map.groupBy(rows.dimensions, dimensionOf).values()) {
    const [first] = same;
    if (!first?.["path"]) continue;
    const texts = same.flatMap(({ name }) =>
      name?.type === "literal" ? [{ text: name.value, language: name.language }] : [],
    );
    const unit = same.find((row) => row["unit"])?.["unit"]?.value.toLowerCase();
    const timeUnit = TIME_UNITS.find((each) => unit === time(`unit${each}`).toLowerCase());
    const dimension = {
      id: buildComponentId(unversioned(cubeOf(first)), first["path"].value),
      names: texts,
      ...(timeUnit ? { timeUnit } : {}),
      termsets: toTerms(termsets.get(dimensionOf(first)) ?? [], names),
    };
    byCube.set(cubeOf(first), [...(byCube.get(cubeOf(first)) ?? []), dimension]);
  }
  return byCube;
};

const parseEntry = (iri: string, graph: TripleGraph, names: Names) => {
  const [creator] = toTerms(graph.nodes(iri, ...CREATOR), names);
  const datePublished = graph.first(iri, schema("datePublished"), dcterms("issued"));
  const dateModified = graph.first(iri, schema("dateModified"), dcterms("modified"));
  const identifiers = IDENTIFIERS.flatMap((each) => graph.texts(iri, each));
  const [, from, to] =
    /^([^/]+)\/([^/]+)$/.exec(graph.first(iri, schema("temporalCoverage")) ?? "") ?? [];
  return {
    version: graph.first(iri, schema("version")) ?? "",
    isPublished: graph.first(iri, schema("creativeWorkStatus")) === PUBLICATION_STATUS.published,
    titles: graph.texts(iri, schema("name"), dcterms("title")),
    descriptions: graph.texts(iri, schema("description"), dcterms("description")),
    ...(identifiers.length > 0 ? { identifiers } : {}),
    ...(datePublished === undefined ? {} : { datePublished }),
    ...(dateModified === undefined ? {} : { dateModified }),
    ...(from && to ? { temporalCoverage: { from, to } } : {}),
    ...(creator ? { creator } : {}),
    themes: toTerms(graph.nodes(iri, dcat("theme")), names),
    subthemes: toTerms(graph.nodes(iri, schema("about")), names),
  };
};

/** The cubes that are not expired and have a status, each with its texts in all languages. */
export const parseCatalogue = (rows: CatalogueRows, names: Names): Catalogue => {
  const graph = new TripleGraph().addAll(toTriples(rows.entries));
  const histories = new Map(
    rows.histories.flatMap(({ history, cube }) =>
      history && cube ? [[cube.value, history.value] as const] : [],
    ),
  );
  const unversioned = (cube: string): string => histories.get(cube) ?? cube;
  const dimensions = parseDimensions(rows, unversioned, names);
  const used = groupTermsets([...rows.usedTermsets, ...rows.dimensionTermsets], cubeOf);
  const cubes = new Set(rows.entries.flatMap(({ s }) => (s?.type === "iri" ? [s.value] : [])));
  return [...cubes]
    .filter(
      (iri) =>
        graph.objects(iri, schema("expires")).length === 0 &&
        graph.objects(iri, schema("creativeWorkStatus")).length > 0,
    )
    .map((iri): CatalogueEntry => ({
      iri,
      unversionedIri: unversioned(iri),
      ...parseEntry(iri, graph, names),
      termsets: toTerms(used.get(iri) ?? [], names),
      dimensions: (dimensions.get(iri) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }));
};
