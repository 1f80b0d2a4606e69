import { type Defect, defect } from "./defect.ts";

const STATUS =
  "schema:creativeWorkStatus <https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published>";
const CONTACT = 'schema:contactPoint [ schema:name "Desk" ; schema:email "desk@example.org" ] ;';

export const cubeDefects: Defect[] = [
  defect("cube-name", '"Regen"@de', '"Regen"', 'mixes kinds of names ("Rainfall", "Regen")'),
  defect(
    "cube-name",
    'schema:name "Rainfall"@en, "Regen"@de ;',
    "",
    "The cube http://example.org/cube has no name",
  ),
  defect("cube-title", 'schema:name "Rainfall"@en, "Regen"@de ;', "", "has no title"),
  defect(
    "cube-publisher",
    "schema:publisher ex:office ;",
    "",
    'The cube "Rainfall" has no publisher. Add schema:publisher.',
  ),
  defect(
    "cube-publisher-kind",
    "schema:publisher ex:office",
    'schema:publisher "The office"',
    'not an IRI ("The office")',
  ),
  defect("cube-creator", "schema:creator ex:office ;", "", "has no creator"),
  defect(
    "cube-creator-kind",
    "schema:creator ex:office",
    "schema:creator []",
    "not an IRI (a blank node)",
  ),
  defect("cube-contributor", "schema:contributor ex:office ;", "", "has no contributor"),
  defect(
    "cube-contributor-kind",
    "schema:contributor ex:office",
    "schema:contributor 7",
    "contributor that is not an IRI",
  ),
  defect("cube-contact", CONTACT, "", "has no contact point"),
  defect("cube-contact-kind", ' ; schema:email "desk@example.org"', "", "schema:email"),
  defect("cube-contact-kind", 'schema:name "Desk"', 'schema:name "Desk"@en', "as plain texts"),
  defect("cube-contact-kind", CONTACT, 'schema:contactPoint "Desk" ;', "point to an IRI"),
  defect(
    "cube-dateCreated",
    'schema:dateCreated "2024-01-31"^^xsd:date ;',
    "",
    "has no date of creation",
  ),
  defect("cube-dateCreated-kind", '"2024-01-31"^^xsd:date', '"2024-01-31"', "not a valid xsd:date"),
  defect(
    "cube-dateCreated-kind",
    '"2024-01-31"^^xsd:date',
    '"31.1.2024"^^xsd:date',
    '("31.1.2024")',
  ),
  defect(
    "cube-datePublished",
    'schema:datePublished "2024-02-01"^^xsd:date ;',
    "",
    "has no date of publication",
  ),
  defect(
    "cube-datePublished-kind",
    '"2024-02-01"^^xsd:date',
    '"2024-02-01T00:00:00"^^xsd:dateTime',
    "schema:datePublished",
  ),
  defect(
    "cube-dateModified",
    'schema:dateModified "2024-02-29T10:00:00Z"^^xsd:dateTime ;',
    "",
    "has no date of its last change",
  ),
  defect(
    "cube-dateModified-kind",
    '"2024-02-29T10:00:00Z"^^xsd:dateTime',
    '"2024"^^xsd:gYear',
    "xsd:date or xsd:dateTime",
  ),
  defect(
    "cube-set",
    "ex:shape ;\n  cube:observationSet ex:set",
    "ex:shape",
    "has no set of observations",
  ),
  defect(
    "cube-measure",
    "ex:rainColumn a cube:MeasureDimension ;",
    "ex:rainColumn",
    'The cube "Rainfall" has no measure',
  ),
  defect(
    "cube-key",
    ", ex:yearColumn , ex:placeColumn",
    "",
    'The cube "Rainfall" has no key dimension',
  ),
  defect(
    "column-known-datatype",
    "sh:datatype xsd:gYear ;",
    "sh:datatype xsd:gYeer ;",
    'The column "Year" has a datatype that does not exist (xsd:gYeer). Correct its name',
  ),
  defect(
    "column-known-datatype",
    "( [ sh:datatype xsd:decimal ] [",
    "( [ sh:datatype xsd:Decimal ] [",
    "(xsd:Decimal)",
  ),
  defect(
    "cube-set-rows",
    "ex:row1 a cube:Observation ; cube:observedBy ex:office",
    "ex:row1 a cube:Observation",
    "without cube:observedBy",
  ),
  defect("cube-constraint", "cube:observationConstraint ex:shape ;", "", "has no list of columns"),
  defect(
    "cube-one-constraint",
    "cube:observationConstraint ex:shape",
    "cube:observationConstraint ex:shape, ex:other",
    "more than one",
  ),
  defect("cube-columns", "qudt:scaleType qudt:IntervalScale ;", "", "see what is said about each"),
  defect(
    "cube-application",
    "schema:workExample <https://ld.admin.ch/application/visualize> ;",
    "",
    "not marked for use in charts",
  ),
  defect("cube-status", `${STATUS} ;`, "", "has no publication status"),
  defect(
    "cube-status-known",
    STATUS,
    "schema:creativeWorkStatus ex:Published",
    "publication status that is not known",
  ),
  defect(
    "cube-expired",
    STATUS,
    `schema:expires "2024-03-01"^^xsd:date ; ${STATUS}`,
    "is marked as expired",
  ),
  defect(
    "cube-expired",
    STATUS,
    `schema:validThrough "2024-03-01"^^xsd:date ; ${STATUS}`,
    "is marked as expired",
  ),
];

export const rowsDefects: Defect[] = [
  defect(
    "row-observer",
    "ex:row1 a cube:Observation ; cube:observedBy ex:office",
    "ex:row1 a cube:Observation",
    "The row http://example.org/row1 does not say who observed it",
  ),
  defect(
    "row-observer-kind",
    "cube:observedBy ex:office",
    'cube:observedBy "me"',
    "something other than an IRI",
  ),
  defect("set-rows", "cube:observation ex:row1 , ex:row2 .", "rdfs:label 1 .", "is empty"),
  defect(
    "set-row",
    "ex:row1 a cube:Observation ; cube:observedBy ex:office",
    "ex:row1 a cube:Observation",
    "does not say who observed it",
  ),
];
