import { iri, isAbsoluteIri, literal, type Term, text } from "../../rdf/ntriples.ts";
import { dcterms, geo, meta, qudt, rdfs, schema, skos, vcard, xsd } from "../../rdf/vocabulary.ts";
import type { Identifiers } from "../columns/identifiers.ts";
import { readDecimal } from "../columns/literal-kinds.ts";
import type { PlannedList } from "../columns/plan-columns.ts";
import { deriveSingleText } from "../descriptor/text.ts";
import type { Value } from "../descriptor/value-list.ts";
import type { Contact, Vocabulary } from "../descriptor/vocabulary.ts";
import type { TripleWriter } from "./triple-writer.ts";

/** What the writers of one cube share. */
export type WriteContext = {
  writer: TripleWriter;
  identifiers: Identifiers;
  vocabulary: Vocabulary;
};

/** A number as an xsd:integer or xsd:decimal. */
export const numberTerm = (value: number): Term => {
  const form = readDecimal(String(value)) ?? "0";
  return literal(form, xsd(form.includes(".") ? "decimal" : "integer"));
};

export const writeContact = ({ writer }: WriteContext, node: Term, contact: Contact): void => {
  const name = text(deriveSingleText(contact.name));
  writer.addType(node, vcard("Organization"));
  writer.addType(node, schema("ContactPoint"));
  writer.add(node, vcard("fn"), name);
  writer.add(node, schema("name"), name);
  if (contact.email !== undefined) {
    writer.add(node, vcard("hasEmail"), iri(`mailto:${encodeURI(contact.email)}`));
    writer.add(node, schema("email"), text(contact.email));
  }
  if (contact.url !== undefined && isAbsoluteIri(contact.url)) {
    writer.add(node, vcard("hasURL"), iri(contact.url));
    writer.add(node, schema("url"), iri(contact.url));
  }
};

export const writeOrganization = (context: WriteContext, key: string): void => {
  const { writer, identifiers, vocabulary } = context;
  const organization = vocabulary.organizations.get(key);
  if (organization === undefined) return;
  const node = iri(identifiers.organization(key));
  writer.addType(node, schema("Organization"));
  writer.add(node, schema("inDefinedTermSet"), iri(identifiers.organizations));
  writer.addText(node, schema("name"), organization.label);
  writer.addText(node, schema("alternateName"), organization.abbreviation);
  if (organization.url !== undefined) writer.add(node, schema("url"), iri(organization.url));
};

export const writeTheme = (context: WriteContext, key: string): void => {
  const { writer, identifiers, vocabulary } = context;
  const theme = vocabulary.themes.get(key);
  if (theme === undefined) return;
  const node = iri(identifiers.theme(key));
  writer.addType(node, schema("DefinedTerm"));
  writer.add(node, schema("inDefinedTermSet"), iri(identifiers.themes));
  writer.addText(node, schema("name"), theme.label);
  writer.addText(node, schema("description"), theme.description);
};

/** A sub-theme, and through skos:broader the theme or organization above it. */
export const writeSubTheme = (context: WriteContext, key: string): void => {
  const { writer, identifiers, vocabulary } = context;
  const subTheme = vocabulary.subThemes.get(key);
  if (subTheme === undefined) return;
  const { parent } = subTheme;
  const node = iri(identifiers.subTheme(key));
  writer.addType(node, schema("DefinedTerm"));
  writer.add(node, schema("inDefinedTermSet"), iri(identifiers.subThemes));
  writer.addText(node, schema("name"), subTheme.label);
  if (parent.kind === "theme") writeTheme(context, parent.key);
  else writeOrganization(context, parent.key);
  writer.add(
    node,
    skos("broader"),
    iri(
      parent.kind === "theme"
        ? identifiers.theme(parent.key)
        : identifiers.organization(parent.key),
    ),
  );
};

export const writeUnit = ({ writer, identifiers, vocabulary }: WriteContext, key: string): void => {
  const unit = vocabulary.units.get(key);
  if (unit === undefined) return;
  const node = iri(identifiers.unit(key));
  writer.addType(node, qudt("Unit"));
  if (unit.currency !== undefined) {
    writer.addType(node, qudt("CurrencyUnit"));
    writer.add(node, qudt("currencyExponent"), numberTerm(unit.currency.exponent));
  }
  writer.addText(node, rdfs("label"), unit.label);
  if (unit.symbol !== undefined) writer.add(node, qudt("symbol"), text(unit.symbol));
  if (unit.sameAs !== undefined) writer.add(node, skos("exactMatch"), iri(unit.sameAs));
};

const writeValue = ({ writer }: WriteContext, node: Term, value: Value, geometry: Term): void => {
  writer.addType(node, schema("DefinedTerm"));
  writer.addText(node, schema("name"), value.label);
  writer.addText(node, schema("alternateName"), value.abbreviation);
  writer.addText(node, schema("description"), value.description);
  if (value.identifier !== undefined)
    writer.add(node, schema("identifier"), text(value.identifier));
  if (value.position !== undefined)
    writer.add(
      node,
      schema("position"),
      typeof value.position === "number" ? numberTerm(value.position) : text(value.position),
    );
  if (value.color !== undefined) writer.add(node, schema("color"), text(value.color));
  if (value.latitude !== undefined && value.longitude !== undefined) {
    writer.add(node, schema("latitude"), numberTerm(value.latitude));
    writer.add(node, schema("longitude"), numberTerm(value.longitude));
  }
  if (value.wkt !== undefined) {
    writer.add(node, geo("hasGeometry"), geometry);
    writer.add(geometry, geo("asWKT"), literal(value.wkt, geo("wktLiteral")));
  }
};

const withAncestors = (list: PlannedList, used: readonly Value[]): Value[] => {
  const byName = new Map(list.values.map((value) => [value.value, value]));
  const wanted = new Set<Value>();
  for (const value of used)
    for (
      let current: Value | undefined = value;
      current !== undefined && !wanted.has(current);
      current = current.parent === undefined ? undefined : byName.get(current.parent)
    )
      wanted.add(current);
  return list.values.filter((value) => wanted.has(value));
};

/**
 * The values of a column that occur in the data and those above them. In a versioned termset each
 * term stands twice: as the data name it, and as the lasting term it is `schema:sameAs`.
 */
export const writeValues = (
  context: WriteContext,
  list: PlannedList,
  used: readonly Value[],
  valueIri: { lasting: (value: Value) => string; used: (value: Value) => string },
): void => {
  const { writer, identifiers } = context;
  const written = withAncestors(list, used);
  const byName = new Map(written.map((value) => [value.value, value]));
  const set = list.termset === undefined ? undefined : iri(identifiers.termset(list.termset.key));
  for (const value of written) {
    const lasting = iri(valueIri.lasting(value));
    const versioned = iri(valueIri.used(value));
    for (const node of new Set([lasting, versioned])) {
      writeValue(context, node, value, iri(`${valueIri.lasting(value)}/geometry`));
      if (set !== undefined) writer.add(node, schema("inDefinedTermSet"), set);
    }
    if (versioned !== lasting) writer.add(versioned, schema("sameAs"), lasting);
    const parent = value.parent === undefined ? undefined : byName.get(value.parent);
    if (parent !== undefined) writer.add(iri(valueIri.lasting(parent)), skos("narrower"), lasting);
  }
};

/** The shared dimension itself, and that this cube uses it. */
export const writeTermset = (
  { writer, identifiers }: WriteContext,
  termset: NonNullable<PlannedList["termset"]>,
  cubeIri: Term,
): void => {
  const node = iri(identifiers.termset(termset.key));
  writer.addType(node, meta("SharedDimension"));
  writer.addType(node, schema("DefinedTermSet"));
  writer.addText(node, schema("name"), termset.termset.label);
  writer.addText(node, schema("description"), termset.termset.description);
  writer.add(node, meta("isUsedIn"), cubeIri);
  writer.add(node, dcterms("identifier"), text(termset.key));
};
