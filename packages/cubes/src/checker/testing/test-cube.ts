import { parseRdf } from "../../rdf/parse-rdf.ts";
import type { RdfGraph } from "../../rdf/rdf-graph.ts";

/** A cube that breaks no rule and has something for every rule to look at. */
export const TEST_CUBE = `
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix sh: <http://www.w3.org/ns/shacl#> .
@prefix schema: <http://schema.org/> .
@prefix qudt: <http://qudt.org/schema/qudt/> .
@prefix time: <http://www.w3.org/2006/time#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix cube: <https://cube.link/> .
@prefix meta: <https://cube.link/meta/> .
@prefix relation: <https://cube.link/relation/> .
@prefix ex: <http://example.org/> .

ex:cube a cube:Cube ;
  schema:name "Rainfall"@en, "Regen"@de ;
  schema:publisher ex:office ;
  schema:creator ex:office ;
  schema:contributor ex:office ;
  schema:contactPoint [ schema:name "Desk" ; schema:email "desk@example.org" ] ;
  schema:dateCreated "2024-01-31"^^xsd:date ;
  schema:datePublished "2024-02-01"^^xsd:date ;
  schema:dateModified "2024-02-29T10:00:00Z"^^xsd:dateTime ;
  schema:workExample <https://ld.admin.ch/application/visualize> ;
  schema:creativeWorkStatus <https://ld.admin.ch/vocabulary/CreativeWorkStatus/Published> ;
  cube:observationConstraint ex:shape ;
  cube:observationSet ex:set .

ex:set a cube:ObservationSet ; cube:observation ex:row1 , ex:row2 .
ex:row1 a cube:Observation ; cube:observedBy ex:office ; ex:year "2020"^^xsd:gYear ; ex:place ex:a ; ex:rain 10.5 .
ex:row2 a cube:Observation ; cube:observedBy ex:office ; ex:year "2021"^^xsd:gYear ; ex:place ex:b ; ex:rain 11.5 .

ex:shape a cube:Constraint ; sh:closed true ;
  sh:property ex:typeColumn , ex:observerColumn , ex:yearColumn , ex:placeColumn , ex:siteColumn , ex:rainColumn , ex:lowColumn , ex:highColumn .
ex:typeColumn sh:path rdf:type ; sh:nodeKind sh:IRI ; sh:minCount 1 ; sh:maxCount 1 .
ex:observerColumn sh:path cube:observedBy ; sh:nodeKind sh:IRI ; sh:minCount 1 ; sh:maxCount 1 .
ex:yearColumn a cube:KeyDimension ; sh:path ex:year ; schema:name "Year"@en ;
  sh:datatype xsd:gYear ; sh:nodeKind sh:Literal ; qudt:scaleType qudt:IntervalScale ; sh:minCount 1 ; sh:maxCount 1 ;
  meta:dataKind ex:timeKind .
ex:timeKind a time:GeneralDateTimeDescription ; time:unitType time:unitYear .
ex:placeColumn a cube:KeyDimension ; sh:path ex:place ; schema:name "Place"@en ;
  sh:nodeKind sh:IRI ; qudt:scaleType qudt:NominalScale ; sh:minCount 1 ; sh:maxCount 1 ;
  sh:in ( ex:a ex:b ) ;
  meta:dataKind ex:shapeKind ;
  meta:inHierarchy ex:hierarchy .
ex:shapeKind a schema:GeoShape .
ex:hierarchy a meta:Hierarchy ; schema:name "Places"@en ; meta:hierarchyRoot ex:world ; meta:nextInHierarchy ex:level1 .
ex:level1 schema:name "Region"@en ; sh:path schema:hasPart ; sh:targetClass ex:Region ; meta:nextInHierarchy ex:level2 .
ex:level2 schema:name "Site"@en ; sh:path [ sh:inversePath schema:containedInPlace ] .
ex:siteColumn sh:path ex:site ; schema:name "Site"@en ;
  sh:nodeKind sh:IRI ; qudt:scaleType qudt:NominalScale ; sh:minCount 1 ; sh:maxCount 1 ;
  meta:dataKind ex:pointKind .
ex:pointKind a schema:GeoCoordinates .
ex:rainColumn a cube:MeasureDimension ; sh:path ex:rain ; schema:name "Rain"@en ; qudt:hasUnit ex:mm ;
  sh:or ( [ sh:datatype xsd:decimal ] [ sh:datatype cube:Undefined ] ) ;
  sh:nodeKind sh:Literal ; qudt:scaleType qudt:RatioScale ; sh:minCount 1 ; sh:maxCount 1 ;
  meta:annotation ex:limit , ex:band .
ex:limit a meta:Limit ; schema:name "Target"@en ; schema:minValue 12 ; schema:maxValue 12 ;
  meta:annotationContext _:yearContext , _:placeContext .
_:yearContext sh:path ex:year ; sh:minInclusive "2020"^^xsd:gYear ; sh:maxExclusive "2030"^^xsd:gYear .
_:placeContext sh:path ex:place ; sh:hasValue ex:a .
ex:band a meta:Limit ; schema:name "Band"@en ; schema:minValue 9 ; schema:maxValue 20 ;
  meta:annotationContext _:listContext .
_:listContext sh:path ex:place ; sh:in ( ex:a ex:b ) .
ex:lowColumn sh:path ex:low ; schema:name "Lower bound"@en ;
  sh:datatype xsd:decimal ; sh:nodeKind sh:Literal ; qudt:scaleType qudt:RatioScale ; sh:minCount 1 ; sh:maxCount 1 ;
  meta:dimensionRelation ex:lowRelation .
ex:lowRelation a relation:ConfidenceLowerBound ; dcterms:type "95%" ; meta:relatesTo ex:rain .
ex:highColumn sh:path ex:high ; schema:name "Upper bound"@en ;
  sh:datatype xsd:decimal ; sh:nodeKind sh:Literal ; qudt:scaleType qudt:RatioScale ; sh:minCount 1 ; sh:maxCount 1 ;
  meta:dimensionRelation ex:highRelation .
ex:highRelation a relation:ConfidenceUpperBound ; dcterms:type "95%" ; meta:relatesTo ex:rain .
`;

/** A graph from Turtle that a test takes for granted. */
export function makeGraph(turtle: string): RdfGraph {
  const parsed = parseRdf(turtle, { format: "turtle", baseIri: "http://example.org/base/" });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.graph;
}

/** The test cube with one text replaced; the text must occur in it. */
export function breakCube(from: string, to: string): string {
  if (!TEST_CUBE.includes(from)) throw new Error(`The test cube does not hold: ${from}`);
  return TEST_CUBE.replace(from, () => to);
}
