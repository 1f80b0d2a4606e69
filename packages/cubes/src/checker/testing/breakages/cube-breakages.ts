import { type Breakage, breakage } from "./breakage.ts";

const STATUS =
  "schema:creativeWorkStatus <https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published>";
const CONTACT = 'schema:contactPoint [ schema:name "Desk" ; schema:email "desk@example.org" ] ;';

export const cubeBreakages: Breakage[] = [
  breakage("cube-name", '"Regen"@de', '"Regen"', 'mixes kinds of names ("Rainfall", "Regen")'),
  breakage(
    "cube-name",
    'schema:name "Rainfall"@en, "Regen"@de ;',
    "",
    "The cube http://example.org/cube has no name",
  ),
  breakage("cube-title", 'schema:name "Rainfall"@en, "Regen"@de ;', "", "has no title"),
  breakage(
    "cube-publisher",
    "schema:publisher ex:office ;",
    "",
    'The cube "Rainfall" has no publisher. Add schema:publisher.',
  ),
  breakage(
    "cube-publisher-kind",
    "schema:publisher ex:office",
    'schema:publisher "The office"',
    'not an IRI ("The office")',
  ),
  breakage("cube-creator", "schema:creator ex:office ;", "", "has no creator"),
  breakage(
    "cube-creator-kind",
    "schema:creator ex:office",
    "schema:creator []",
    "not an IRI (a blank node)",
  ),
  breakage("cube-contributor", "schema:contributor ex:office ;", "", "has no contributor"),
  breakage(
    "cube-contributor-kind",
    "schema:contributor ex:office",
    "schema:contributor 7",
    "contributor that is not an IRI",
  ),
  breakage("cube-contact", CONTACT, "", "has no contact point"),
  breakage("cube-contact-kind", ' ; schema:email "desk@example.org"', "", "schema:email"),
  breakage("cube-contact-kind", 'schema:name "Desk"', 'schema:name "Desk"@en', "as plain texts"),
  breakage("cube-contact-kind", CONTACT, 'schema:contactPoint "Desk" ;', "point to an IRI"),
  breakage(
    "cube-dateCreated",
    'schema:dateCreated "2024-01-31"^^xsd:date ;',
    "",
    "has no date of creation",
  ),
  breakage(
    "cube-dateCreated-kind",
    '"2024-01-31"^^xsd:date',
    '"2024-01-31"',
    "not a valid xsd:date",
  ),
  breakage(
    "cube-dateCreated-kind",
    '"2024-01-31"^^xsd:date',
    '"31.1.2024"^^xsd:date',
    '("31.1.2024")',
  ),
  breakage(
    "cube-datePublished",
    'schema:datePublished "2024-02-01"^^xsd:date ;',
    "",
    "has no date of publication",
  ),
  breakage(
    "cube-datePublished-kind",
    '"2024-02-01"^^xsd:date',
    '"2024-02-01T00:00:00"^^xsd:dateTime',
    "schema:datePublished",
  ),
  breakage(
    "cube-dateModified",
    'schema:dateModified "2024-02-29T10:00:00Z"^^xsd:dateTime ;',
    "",
    "has no date of its last change",
  ),
  breakage(
    "cube-dateModified-kind",
    '"2024-02-29T10:00:00Z"^^xsd:dateTime',
    '"2024"^^xsd:gYear',
    "xsd:date or xsd:dateTime",
  ),
  breakage(
    "cube-set",
    "ex:shape ;\n  cube:observationSet ex:set",
    "ex:shape",
    "has no set of observations",
  ),
  breakage(
    "cube-set-rows",
    "ex:row1 a cube:Observation ; cube:observedBy ex:office",
    "ex:row1 a cube:Observation",
    "without cube:observedBy",
  ),
  breakage(
    "cube-constraint",
    "cube:observationConstraint ex:shape ;",
    "",
    "has no list of columns",
  ),
  breakage(
    "cube-one-constraint",
    "cube:observationConstraint ex:shape",
    "cube:observationConstraint ex:shape, ex:other",
    "more than one",
  ),
  breakage(
    "cube-columns",
    "qudt:scaleType qudt:IntervalScale ;",
    "",
    "see what is said about each",
  ),
  breakage(
    "cube-application",
    "schema:workExample <https://ld.admin.ch/application/visualize> ;",
    "",
    "not marked for use in charts",
  ),
  breakage("cube-status", `${STATUS} ;`, "", "has no publication status"),
  breakage(
    "cube-status-known",
    STATUS,
    "schema:creativeWorkStatus ex:Published",
    "publication status that is not known",
  ),
  breakage(
    "cube-expired",
    STATUS,
    `schema:expires "2024-03-01"^^xsd:date ; ${STATUS}`,
    "is marked as expired",
  ),
  breakage(
    "cube-expired",
    STATUS,
    `schema:validThrough "2024-03-01"^^xsd:date ; ${STATUS}`,
    "is marked as expired",
  ),
];

export const rowsBreakages: Breakage[] = [
  breakage(
    "row-observer",
    "ex:row1 a cube:Observation ; cube:observedBy ex:office",
    "ex:row1 a cube:Observation",
    "The row http://example.org/row1 does not say who observed it",
  ),
  breakage(
    "row-observer-kind",
    "cube:observedBy ex:office",
    'cube:observedBy "me"',
    "something other than an IRI",
  ),
  breakage("set-rows", "cube:observation ex:row1 , ex:row2 .", "rdfs:label 1 .", "is empty"),
  breakage(
    "set-row",
    "ex:row1 a cube:Observation ; cube:observedBy ex:office",
    "ex:row1 a cube:Observation",
    "does not say who observed it",
  ),
];
