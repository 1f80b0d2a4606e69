import { type CubeMetadata, isWebAddress, type Locale, type Term } from "@statelier/model";
import sanitizeHtml from "sanitize-html";

import { listIris } from "../../rdf/indexed-value.ts";
import { buildNameOfIri } from "../../rdf/name-of-iri.ts";
import type { TripleGraph } from "../../rdf/triple-graph.ts";
import { dcat, dcterms, PUBLICATION_STATUS, schema, vcard } from "../../rdf/vocabulary.ts";
import { pickText, tellForeignLanguage } from "../../source/texts.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { CREATOR } from "../parsing/parse-catalogue.ts";
import { deriveName } from "./derive-value.ts";

const THEME = [dcat("theme")];
const ABOUT = [schema("about")];
const PUBLISHER = [dcterms("publisher"), schema("publisher")];
const TITLE = [schema("name"), dcterms("title")];
const DESCRIPTION = [schema("description"), dcterms("description")];
const CREDIT = [schema("creditText")];
const LICENSE = [dcterms("license"), schema("license"), dcterms("rights")];

/** The IRIs whose names metadata shows. */
export const collectMetadataIris = ({ head, iri }: CubeModel): string[] =>
  listIris(head.objects(iri, ...THEME, ...ABOUT, ...CREATOR, ...PUBLISHER, ...LICENSE));

const deriveTerms = (model: CubeModel, locale: Locale, predicates: readonly string[]): Term[] =>
  model.head
    .nodes(model.iri, ...predicates)
    .filter((iri) => !iri.startsWith("_:"))
    .map((iri) => ({
      iri,
      label: deriveName([iri], locale, model.attributes.graph)?.label ?? buildNameOfIri(iri),
    }));

const deriveContacts = (head: TripleGraph, cube: string): CubeMetadata["contactPoints"] => {
  const byKey = new Map<string, CubeMetadata["contactPoints"][number]>();
  for (const node of head.nodes(cube, dcat("contactPoint"), schema("contactPoint"))) {
    const name = head.first(node, vcard("fn"), schema("name"));
    const email = head.first(node, vcard("hasEmail"), schema("email"))?.replace(/^mailto:/i, "");
    if (name === undefined && email === undefined) continue;
    const contact = { name: name ?? email ?? "", ...(email === undefined ? {} : { email }) };
    byKey.set(`${contact.name} ${email}`, contact);
  }
  return [...byKey.values()];
};

const derivePublisher = (model: CubeModel, locale: Locale): string | undefined => {
  const { head, iri, attributes } = model;
  const text = pickText(head.texts(iri, ...PUBLISHER), locale)?.text;
  const [node] = head.nodes(iri, ...PUBLISHER);
  const html = text ?? (node ? deriveName([node], locale, attributes.graph)?.label : undefined);
  if (html === undefined) return undefined;
  return sanitizeHtml(html, {
    allowedTags: ["a", "b", "i", "em", "strong", "br"],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto"],
  });
};

const deriveLandingPage = ({ head, iri }: CubeModel, locale: Locale): string | undefined =>
  [
    pickText(head.texts(iri, dcat("landingPage")), locale)?.text,
    ...head.nodes(iri, dcat("landingPage")),
  ].find((page) => page !== undefined && isWebAddress(page));

const deriveCoverage = ({ head, iri, components }: CubeModel): CubeMetadata["temporalCoverage"] => {
  const [, from, to] =
    /^([^/]+)\/([^/]+)$/.exec(head.first(iri, schema("temporalCoverage")) ?? "") ?? [];
  if (from && to) return { from, to };
  const time = [...components.values()].find(
    ({ kind, listed }) => kind === "TemporalDimension" && listed.length > 0,
  );
  const values = time?.listed
    .flatMap((term) => (term.type === "literal" && term.value !== "" ? [term.value] : []))
    .toSorted();
  const [first, last] = [values?.[0], values?.at(-1)];
  return first && last ? { from: first, to: last } : undefined;
};

const defined = (fields: Partial<CubeMetadata>): Partial<CubeMetadata> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What a cube says of itself, in the reader's language. */
export const deriveMetadata = (model: CubeModel, locale: Locale): CubeMetadata => {
  const { head, iri, unversionedIri, attributes } = model;
  const title = pickText(head.texts(iri, ...TITLE), locale);
  const description = pickText(head.texts(iri, ...DESCRIPTION), locale);
  const license = head.first(iri, ...LICENSE);
  const status = head.first(iri, schema("creativeWorkStatus"));
  const optional: { [Key in keyof CubeMetadata]?: CubeMetadata[Key] | undefined } = {
    titleLanguage: tellForeignLanguage(title, locale),
    identifier: head.first(iri, dcterms("identifier"), schema("identifier")),
    description: description?.text,
    descriptionLanguage: tellForeignLanguage(description, locale),
    version: head.first(iri, schema("version")),
    datePublished: head.first(iri, schema("datePublished"), dcterms("issued")),
    dateModified: head.first(iri, schema("dateModified"), dcterms("modified")),
    expires: head.first(iri, schema("expires")),
    creator: deriveTerms(model, locale, CREATOR)[0],
    publisher: derivePublisher(model, locale),
    landingPage: deriveLandingPage(model, locale),
    license:
      license === undefined
        ? undefined
        : (deriveName([license], locale, attributes.graph)?.label ?? license),
    licenseUrl: license !== undefined && isWebAddress(license) ? license : undefined,
    attribution: pickText(head.texts(iri, ...CREDIT), locale)?.text,
    temporalCoverage: deriveCoverage(model),
  };
  return {
    iri,
    unversionedIri,
    title: title?.text ?? buildNameOfIri(iri),
    publicationStatus: status === PUBLICATION_STATUS.published ? "PUBLISHED" : "DRAFT",
    themes: deriveTerms(model, locale, THEME),
    subthemes: deriveTerms(model, locale, ABOUT),
    contactPoints: deriveContacts(head, iri),
    workExamples: head.nodes(iri, schema("workExample")),
    ...defined(optional as Partial<CubeMetadata>),
  };
};
