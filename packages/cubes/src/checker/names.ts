import type { RdfGraph } from "../rdf/rdf-graph.ts";
import type { RdfTerm } from "../rdf/rdf-term.ts";
import { schema, sh, shortenIri } from "../rdf/vocabulary.ts";

function lastSegment(full: string): string {
  return full.split(/[/#]/).findLast((segment) => segment !== "") ?? full;
}

function findName(graph: RdfGraph, node: RdfTerm): string | undefined {
  const names = graph.objects(node, schema("name")).filter((name) => name.type === "literal");
  const best = names.find((name) => name.language.startsWith("en")) ?? names[0];
  return best?.value.trim() || undefined;
}

/** The node as a reader may know it: its quoted name, else its IRI or its literal. */
export function nameNode(graph: RdfGraph, node: RdfTerm): string {
  const name = node.type === "literal" ? node.value : findName(graph, node);
  if (name !== undefined) return `"${name}"`;
  return node.type === "iri" ? shortenIri(node.value) : "without a name";
}

/** What a column is called: its name, else what it points to; undefined where it has neither. */
function findColumnName(graph: RdfGraph, column: RdfTerm): string | undefined {
  const [path] = graph.objects(column, sh("path"));
  const name = findName(graph, column);
  if (name !== undefined) return `"${name}"`;
  if (path?.type !== "iri") return undefined;
  const short = shortenIri(path.value);
  return short === path.value ? `"${lastSegment(short)}"` : short;
}

/** A column as the start of a sentence. */
export function nameColumn(graph: RdfGraph, column: RdfTerm): string {
  const name = findColumnName(graph, column);
  return name === undefined ? "A column without a name and a path" : `The column ${name}`;
}

/** A column within a sentence. */
export function nameColumnWithin(graph: RdfGraph, column: RdfTerm): string {
  const name = findColumnName(graph, column);
  return name === undefined ? "a column without a name and a path" : `the column ${name}`;
}

/** The cube by its name, as the start of a sentence. */
export function nameCube(graph: RdfGraph, cube: RdfTerm): string {
  return `The cube ${nameNode(graph, cube)}`;
}

/** The column that carries an annotation, a data kind or a relation, for "of …". */
export function nameOwner(graph: RdfGraph, predicate: string, node: RdfTerm): string {
  const [column] = graph.subjects(predicate, node);
  return column ? nameColumnWithin(graph, column) : "a column";
}

/** Values as they are written: `schema:name`, an IRI, or a text in quotes. */
export function listTerms(terms: RdfTerm[]): string {
  return terms
    .map((term) =>
      term.type === "iri"
        ? shortenIri(term.value)
        : term.type === "blank"
          ? "a blank node"
          : `"${term.value}"`,
    )
    .join(", ");
}
