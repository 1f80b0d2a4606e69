import { type Defect, defect } from "./defect.ts";

export const dataKindsDefects: Defect[] = [
  defect(
    "data-kind-known",
    "ex:shapeKind a schema:GeoShape",
    "ex:shapeKind a schema:Place",
    'The data kind of the column "Place" is not understood',
  ),
  defect(
    "data-kind-known",
    "ex:shapeKind a schema:GeoShape",
    "ex:shapeKind a schema:GeoShape, schema:GeoCoordinates",
    "is not understood",
  ),
  defect(
    "data-kind-type",
    "ex:shapeKind a schema:GeoShape",
    "ex:shapeKind rdfs:label 1",
    "has no type",
  ),
  defect(
    "data-kind-closed-GeoShape",
    "a schema:GeoShape",
    "a schema:GeoShape ; schema:name 1",
    "carries schema:name",
  ),
  defect(
    "data-kind-closed-GeoCoordinates",
    "a schema:GeoCoordinates",
    "a schema:GeoCoordinates ; schema:name 1",
    "carries schema:name",
  ),
  defect(
    "data-kind-closed-GeneralDateTimeDescription",
    "time:unitType time:unitYear",
    "time:unitType time:unitYear ; schema:name 1, 2",
    "Remove it",
  ),
  defect(
    "time-unit-once",
    "time:unitType time:unitYear",
    "time:unitType time:unitYear, time:unitDay",
    "more than one time:unitType",
  ),
  defect(
    "time-unit-known",
    "time:unitType time:unitYear",
    "time:unitType time:unitDecade",
    "not known",
  ),
  defect(
    "time-readable",
    "time:unitType time:unitYear",
    "time:unitType time:unitYear, time:unitDay",
    "cannot be read in exactly one way",
  ),
];

export const hierarchiesDefects: Defect[] = [
  defect(
    "hierarchy-root",
    "meta:hierarchyRoot ex:world ;",
    "",
    'The hierarchy "Places" has no root',
  ),
  defect(
    "hierarchy-root-kind",
    "meta:hierarchyRoot ex:world",
    'meta:hierarchyRoot "world"',
    "root that is not an IRI",
  ),
  defect("hierarchy-name", 'schema:name "Places"@en ;', "", "has no name"),
  defect(
    "hierarchy-levels",
    "meta:hierarchyRoot ex:world ; meta:nextInHierarchy ex:level1",
    "meta:hierarchyRoot ex:world",
    "has no level",
  ),
  defect("hierarchy-level", "sh:path schema:hasPart ;", "", 'the level "Region" has no sh:path'),
  defect(
    "hierarchy-level",
    "sh:path schema:hasPart",
    "sh:path schema:hasPart, ex:part",
    "more than one sh:path",
  ),
  defect("hierarchy-level", "sh:path schema:hasPart", 'sh:path "part"', "neither an IRI nor"),
  defect(
    "hierarchy-level",
    "sh:inversePath schema:containedInPlace",
    'sh:inversePath "x"',
    'level "Site" below it that has a sh:path that is neither',
  ),
  defect(
    "hierarchy-level",
    'ex:level2 schema:name "Site"@en ;',
    "ex:level2",
    "below it that has no name",
  ),
  defect(
    "hierarchy-level",
    "sh:targetClass ex:Region",
    "sh:targetClass []",
    "sh:targetClass that is not an IRI",
  ),
  defect(
    "constraint-hierarchy",
    "sh:closed true ;",
    "sh:closed true ; meta:inHierarchy ex:nothing ;",
    "is not complete",
  ),
];

export const annotationsDefects: Defect[] = [
  defect(
    "annotation-type",
    "ex:band a meta:Limit ; schema:name",
    "ex:band schema:name",
    'The annotation "Band" of the column "Rain" has no type',
  ),
  defect(
    "annotation-context-kind",
    "meta:annotationContext _:listContext",
    "meta:annotationContext ex:listContext",
    "not a blank node",
  ),
  defect(
    "annotation-on-measure",
    "ex:siteColumn sh:path",
    "ex:siteColumn meta:annotation ex:band ; sh:path",
    "is not a measure",
  ),
  defect(
    "annotation-value",
    "schema:minValue 9 ; schema:maxValue 20",
    "schema:value 9",
    "gives schema:value alone",
  ),
  defect("annotation-value", "schema:minValue 9 ; schema:maxValue 20 ;", "", "has no value"),
  defect(
    "annotation-one-minValue",
    "schema:minValue 9",
    "schema:minValue 9, 10",
    "more than one schema:minValue",
  ),
  defect(
    "annotation-one-maxValue",
    "schema:maxValue 20",
    "schema:maxValue 20, 30",
    "more than one schema:maxValue",
  ),
  defect(
    "context-same-cube",
    "_:listContext sh:path ex:place",
    "_:listContext sh:path ex:elsewhere",
    "not a column of the same cube",
  ),
  defect(
    "context-path",
    "_:listContext sh:path ex:place ;",
    "_:listContext",
    "a context without sh:path",
  ),
  defect(
    "context-one-path",
    "_:listContext sh:path ex:place",
    "_:listContext sh:path ex:place, ex:year",
    "more than one sh:path",
  ),
  defect(
    "context-path-kind",
    "_:listContext sh:path ex:place",
    '_:listContext sh:path "place"',
    "sh:path is not an IRI",
  ),
  defect(
    "context-key-dimension",
    "_:listContext sh:path ex:place",
    "_:listContext sh:path ex:site",
    "not a key dimension",
  ),
  defect(
    "context-condition",
    "sh:hasValue ex:a",
    "sh:hasValue ex:a, ex:b",
    "exactly one kind of condition",
  ),
  defect(
    "context-condition",
    "sh:hasValue ex:a",
    "sh:hasValue ex:a ; sh:minInclusive 1",
    "exactly one kind of condition",
  ),
  defect(
    "context-condition",
    'sh:maxExclusive "2030"',
    'sh:maxInclusive "2029"^^xsd:gYear ; sh:maxExclusive "2030"',
    "exactly one kind of condition",
  ),
  defect(
    "context-condition",
    "ex:place ; sh:in ( ex:a ex:b ) .",
    "ex:place ; sh:in () .",
    "exactly one kind of condition",
  ),
  defect(
    "confidence-one-kind",
    'dcterms:type "95%"',
    'dcterms:type "95%", "99%"',
    'A confidence bound of the column "Lower bound"',
  ),
];

export const listsDefects: Defect[] = [
  defect(
    "list-without-first",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in [ rdf:rest rdf:nil ] ;",
    "no rdf:first",
  ),
  defect("list-without-rest", "sh:in ( ex:a ex:b ) ;", "sh:in [ rdf:first ex:a ] ;", "no rdf:rest"),
  defect(
    "list-with-two-first",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in [ rdf:first ex:a, ex:b ; rdf:rest () ] ;",
    "more than one rdf:first",
  ),
  defect(
    "list-with-two-rest",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in [ rdf:first ex:a ; rdf:rest (), ( ex:b ) ] ;",
    "more than one rdf:rest",
  ),
  defect(
    "list-closed",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in [ rdf:first ex:a ; rdf:rest () ; schema:name 1 ] ;",
    "carries schema:name",
  ),
  defect(
    "list-rest",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in [ rdf:first ex:a ; rdf:rest ex:b ] ;",
    "does not end properly",
  ),
];
