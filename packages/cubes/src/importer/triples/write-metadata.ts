import { escapeMarkup } from "@statelier/model";
import { iri, literal, type Term, text } from "../../rdf/ntriples.ts";
import {
  cube,
  dcat,
  dcterms,
  PUBLICATION_STATUS,
  schema,
  VISUALIZE_APPLICATION,
  xsd,
} from "../../rdf/vocabulary.ts";
import type { Descriptor } from "../descriptor/descriptor.ts";
import { deriveSingleText } from "../descriptor/text.ts";
import type { Organization } from "../descriptor/vocabulary.ts";
import {
  numberTerm,
  writeContact,
  type WriteContext,
  writeOrganization,
  writeSubTheme,
  writeTheme,
} from "./write-vocabulary.ts";

const showPublisher = (descriptor: Descriptor, organization: Organization): string => {
  const publisher = descriptor.publisher ?? {
    name: deriveSingleText(organization.label),
    url: organization.url,
  };
  const name = escapeMarkup(publisher.name);
  return publisher.url === undefined
    ? name
    : `<a href="${escapeMarkup(publisher.url)}">${name}</a>`;
};

const writeOrigin = ({ writer }: WriteContext, node: Term, descriptor: Descriptor): void => {
  const { license, landingPage, source } = descriptor;
  writer.add(node, dcterms("license"), iri(license.url));
  writer.add(node, schema("license"), iri(license.url));
  writer.add(iri(license.url), schema("name"), text(license.label));
  writer.addText(node, schema("creditText"), descriptor.attribution);
  if (landingPage !== undefined) writer.add(node, dcat("landingPage"), iri(landingPage));
  if (source === undefined) return;
  writer.addText(node, dcterms("provenance"), source.label);
  if (source.url !== undefined) writer.add(node, dcterms("source"), iri(source.url));
};

const writeDates = ({ writer }: WriteContext, node: Term, descriptor: Descriptor): void => {
  const dates = {
    dateCreated: descriptor.created,
    datePublished: descriptor.published,
    dateModified: descriptor.modified,
  };
  for (const [name, value] of Object.entries(dates))
    writer.add(node, schema(name), literal(value, xsd("date")));
};

const writePeople = (
  context: WriteContext,
  node: Term,
  descriptor: Descriptor,
  organization: Organization,
): void => {
  const { writer, identifiers } = context;
  const organizationIri = identifiers.organization(descriptor.organization);
  for (const role of [
    dcterms("creator"),
    schema("creator"),
    schema("publisher"),
    schema("contributor"),
  ])
    writer.add(node, role, iri(organizationIri));
  writer.add(node, dcterms("publisher"), text(showPublisher(descriptor, organization)));
  writeOrganization(context, descriptor.organization);
  const contact = descriptor.contact ?? organization.contact;
  if (contact === undefined) return;
  const contactNode = iri(
    `${descriptor.contact === undefined ? organizationIri : node.slice(1, -1)}/contact`,
  );
  writer.add(node, dcat("contactPoint"), contactNode);
  writer.add(node, schema("contactPoint"), contactNode);
  writeContact(context, contactNode, contact);
};

/** Everything that is said about the cube as a whole, and its place in the series of its versions. */
export const writeMetadata = (
  context: WriteContext,
  descriptor: Descriptor,
  organization: Organization,
): void => {
  const { writer, identifiers } = context;
  const { key, version = 1 } = descriptor;
  const node = iri(identifiers.cube(key, version));
  const series = iri(identifiers.series(key));
  writer.addType(series, schema("CreativeWork"));
  writer.add(series, schema("hasPart"), node);
  writer.addType(node, cube("Cube"));
  writer.addText(node, schema("name"), descriptor.title);
  writer.addText(node, schema("description"), descriptor.description);
  writer.add(node, schema("version"), numberTerm(version));
  writer.add(node, dcterms("identifier"), text(key));
  writer.add(node, schema("creativeWorkStatus"), iri(PUBLICATION_STATUS[descriptor.status]));
  writer.add(node, schema("workExample"), iri(VISUALIZE_APPLICATION));
  writeDates(context, node, descriptor);
  writePeople(context, node, descriptor, organization);
  for (const theme of descriptor.themes ?? []) {
    writer.add(node, dcat("theme"), iri(identifiers.theme(theme)));
    writeTheme(context, theme);
  }
  for (const subTheme of descriptor.subThemes ?? []) {
    writer.add(node, schema("about"), iri(identifiers.subTheme(subTheme)));
    writeSubTheme(context, subTheme);
  }
  writeOrigin(context, node, descriptor);
};
