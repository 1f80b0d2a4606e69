import { breakage } from "./breakage.ts";
import type { Breakage } from "./breakage.ts";

const YEAR_RANGE = "qudt:IntervalScale ; sh:minCount 1 ; sh:maxCount 1";

export const columnsBreakages: Breakage[] = [
  breakage(
    "constraint-columns",
    ", ex:yearColumn , ex:placeColumn , ex:siteColumn , ex:rainColumn , ex:lowColumn , ex:highColumn",
    "",
    "only two columns",
  ),
  breakage("constraint-closed", "sh:closed true", "sh:closed false", "Add sh:closed true"),
  breakage(
    "column-path",
    "sh:path ex:year ; schema:name",
    "sh:path ex:year, ex:day ; schema:name",
    "more than one sh:path",
  ),
  breakage("column-path", "sh:path ex:site ;", "", 'The column "Site" has no sh:path'),
  breakage("column-name", 'schema:name "Year"@en ;', "", 'The column "year" has no name'),
  breakage("column-name-kind", 'schema:name "Year"@en', "schema:name 3", "not a text"),
  breakage(
    "column-type",
    "sh:nodeKind sh:IRI ; sh:minCount 1 ; sh:maxCount 1 .\nex:obs",
    "sh:minCount 1 ; sh:maxCount 1 .\nex:obs",
    "does not say what its cells are",
  ),
  breakage(
    "column-type",
    "( [ sh:datatype xsd:decimal ] [ sh:datatype cube:Undefined ] ) ;\n  sh:nodeKind sh:Literal",
    "( [ sh:datatype xsd:decimal ] [ sh:nodeKind sh:IRI ] )",
    "whose members each have a sh:datatype",
  ),
  breakage(
    "column-base-scale",
    "qudt:scaleType qudt:IntervalScale",
    "qudt:scaleType ex:Scale",
    "is none of",
  ),
  breakage(
    "column-base-scale",
    "qudt:scaleType qudt:IntervalScale",
    "qudt:scaleType qudt:IntervalScale, qudt:RatioScale",
    "more than one scale type",
  ),
  breakage(
    "column-one-cell",
    YEAR_RANGE,
    "qudt:IntervalScale ; sh:maxCount 1",
    "write sh:minCount 1. A cell",
  ),
  breakage(
    "column-one-cell",
    YEAR_RANGE,
    "qudt:IntervalScale ; sh:minCount 0 ; sh:maxCount 1",
    "write sh:minCount 1. A cell",
  ),
  breakage(
    "column-one-cell",
    YEAR_RANGE,
    "qudt:IntervalScale ; sh:minCount 1 ; sh:maxCount 1, 2",
    "write sh:maxCount 1. A cell",
  ),
  breakage(
    "column-one-cell",
    YEAR_RANGE,
    "qudt:IntervalScale",
    "write sh:minCount 1 and sh:maxCount 1",
  ),
  breakage(
    "column-value-list",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in () ;",
    "not a list with at least one value",
  ),
  breakage(
    "column-value-list",
    "sh:in ( ex:a ex:b ) ;",
    "sh:in ex:a , ex:b ;",
    'The column "Place" has a sh:in',
  ),
  breakage("column-relation", "meta:relatesTo ex:rain", "rdfs:label 1", "without meta:relatesTo"),
  breakage("column-relation", "meta:relatesTo ex:rain", 'meta:relatesTo "rain"', "is not an IRI"),
  breakage(
    "column-relation",
    "meta:relatesTo ex:rain",
    "meta:relatesTo ex:snow",
    "http://example.org/snow, which is not the path of a column",
  ),
  breakage(
    "column-relation",
    "meta:relatesTo ex:rain",
    "meta:relatesTo ex:site",
    "http://example.org/site, which is not a measure",
  ),
  breakage(
    "column-old-unit",
    "qudt:hasUnit ex:mm",
    "qudt:unit ex:mm",
    "Write qudt:hasUnit instead",
  ),
  breakage(
    "column-datatype",
    "sh:datatype xsd:gYear",
    "sh:datatype xsd:gYear , xsd:date",
    "more than one sh:datatype",
  ),
  breakage(
    "column-datatype",
    "sh:datatype xsd:gYear",
    "sh:datatype rdf:langString",
    "has the datatype rdf:langString",
  ),
  breakage(
    "column-node-kind",
    "sh:datatype xsd:gYear ; sh:nodeKind sh:Literal",
    "sh:datatype xsd:gYear",
    "has no sh:nodeKind",
  ),
  breakage(
    "column-node-kind",
    "xsd:gYear ; sh:nodeKind sh:Literal",
    "xsd:gYear ; sh:nodeKind sh:BlankNode",
    "sh:BlankNode",
  ),
  breakage(
    "column-scale",
    "qudt:scaleType qudt:IntervalScale ;",
    "",
    'The column "Year" has no scale type',
  ),
  breakage(
    "column-scale",
    "qudt:scaleType qudt:IntervalScale",
    "qudt:scaleType qudt:EnumerationScale",
    "qudt:EnumerationScale",
  ),
  breakage(
    "key-values",
    "sh:in ( ex:a ex:b ) ;",
    "",
    'The column "Place" is a nominal or ordinal key dimension',
  ),
  breakage("key-values", "qudt:scaleType qudt:NominalScale ;", "", "without a scale type"),
];
