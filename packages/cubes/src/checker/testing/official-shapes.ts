import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { hasTestData, testDataPath } from "@statelier/model/testing/test-data";
import rdf from "@zazuko/env-node";
import SHACLValidator from "rdf-validate-shacl";

import { parseRdf } from "../../rdf/parse-rdf.ts";
import { RdfGraph } from "../../rdf/rdf-graph.ts";
import { fromRdfJs } from "../../rdf/rdf-js.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import type { Triple } from "../../rdf/triple-graph.ts";
import { NAMESPACES, sh } from "../../rdf/vocabulary.ts";
import { IndexedDataset, type Quad } from "./indexed-dataset.ts";

const CODE = "https://code.described.at/";
const SHAPES = pathToFileURL(`${testDataPath("shacl")}/`);

/** Whether the official shapes are here; tests that need them are skipped otherwise. */
export const hasOfficialShapes = hasTestData("shacl");

/** One top-level result of the official shapes, in the words of `Finding`. */
export interface OfficialResult {
  severity: string;
  component: string;
  path: string;
  constraint: string;
  focus: string;
  value: string;
  message: string;
}

/** Reads a Turtle file whose syntax a test takes for granted. */
function readGraph(file: URL, baseIri = file.href): RdfGraph {
  const parsed = parseRdf(readFileSync(file, "utf8"), { format: "turtle", baseIri });
  if (!parsed.ok) throw new Error(`${file.href}: ${parsed.message}`);
  return parsed.graph;
}

function importedFiles(graph: RdfGraph): URL[] {
  return graph.subjectsWith(`${CODE}imports`).flatMap((node) => {
    const [extension] = graph.objects(node, `${CODE}extension`);
    return graph
      .objects(node, `${CODE}imports`)
      .map((target) => new URL(`${target.value}.${extension?.value ?? "ttl"}`));
  });
}

function collectShapes(file: URL, seen: Set<string>): Triple[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  const graph = readGraph(file);
  return [
    ...graph.triples,
    ...importedFiles(graph).flatMap((imported) => collectShapes(imported, seen)),
  ];
}

/** A profile of the official shapes with everything that it imports. */
export function readOfficialShapes(profile = "profile-visualize"): RdfGraph {
  return new RdfGraph().addAll(collectShapes(new URL(`${profile}.ttl`, SHAPES), new Set()));
}

function toRdfJs(term: RdfTerm) {
  if (term.type === "iri") return rdf.namedNode(term.value);
  if (term.type === "blank") return rdf.blankNode(term.value);
  return rdf.literal(term.value, term.language || rdf.namedNode(term.datatype));
}

function toDataset(graph: RdfGraph): ReturnType<typeof rdf.dataset> {
  const dataset = IndexedDataset.of(
    graph.triples.map(({ subject, predicate, object }) => {
      if (subject.type === "literal") throw new Error("A literal cannot be a subject");
      const node =
        subject.type === "iri" ? rdf.namedNode(subject.value) : rdf.blankNode(subject.value);
      return rdf.quad(node, rdf.namedNode(predicate), toRdfJs(object));
    }),
  );
  return dataset as unknown as ReturnType<typeof rdf.dataset>;
}

/** A node as text: `<iri>`, `_:label` or a literal in N-Triples. */
export function writeTerm(term: RdfTerm): string {
  if (term.type === "iri") return `<${term.value}>`;
  if (term.type === "blank") return `_:${term.value}`;
  return `${JSON.stringify(term.value)}${term.language ? `@${term.language}` : `^^<${term.datatype}>`}`;
}

function writePath(shapes: RdfGraph, path: RdfTerm): string {
  if (path.type === "iri") return path.value;
  const part = (term: RdfTerm): string =>
    term.type === "iri" ? `<${term.value}>` : writePath(shapes, term);
  const [inverse] = shapes.objects(path, sh("inversePath"));
  if (inverse) return `^${part(inverse)}`;
  const [alternatives] = shapes.objects(path, sh("alternativePath"));
  if (alternatives) return shapes.list(alternatives).map(part).join("|");
  return shapes.list(path).map(part).join("/");
}

function ownerOf(shapes: RdfGraph, shape: RdfTerm): string {
  let node = shape;
  while (node.type === "blank") {
    const [owner] = shapes.subjects(sh("property"), node);
    if (!owner) throw new Error(`The shape ${node.value} belongs to no named shape`);
    node = owner;
  }
  return node.value;
}

/** The named shape that a result is about: the one its `sh:node` or first `sh:or` member points to, else the owner of its shape. */
export function constraintOf(shapes: RdfGraph, shape: RdfTerm, component: string): string {
  const [orList] = shapes.objects(shape, sh("or"));
  const carrier =
    component === sh("OrConstraintComponent") && orList ? shapes.list(orList)[0] : shape;
  const pointsOn =
    component === sh("OrConstraintComponent") || component === sh("NodeConstraintComponent");
  const [target] = carrier && pointsOn ? shapes.objects(carrier, sh("node")) : [];
  return target?.value ?? ownerOf(shapes, shape);
}

const validators = new WeakMap<RdfGraph, SHACLValidator>();

/** The environment as one plain object: looked up without proxies, with datasets that look up their matches. */
const factory = {
  ...Object.fromEntries(
    Object.getOwnPropertyNames(rdf).map((name) => [name, rdf[name as keyof typeof rdf]]),
  ),
  dataset: (quads?: Iterable<Quad>) => IndexedDataset.of(quads),
} as unknown as typeof rdf;

/** Every top-level result of the official shapes on a graph. */
export async function validateWithOfficialShapes(
  graph: RdfGraph,
  shapes = readOfficialShapes(),
): Promise<OfficialResult[]> {
  const validator = validators.get(shapes) ?? new SHACLValidator(toDataset(shapes), { factory });
  validators.set(shapes, validator);
  const report = await validator.validate(toDataset(graph));
  return report.results.map((result) => {
    const sourceShape = result.sourceShape ? fromRdfJs(result.sourceShape) : undefined;
    const focus = result.focusNode ? fromRdfJs(result.focusNode) : undefined;
    if (!sourceShape || !focus) throw new Error("A result without shape or focus node");
    const component = result.sourceConstraintComponent.value;
    const path = result.path ? fromRdfJs(result.path) : undefined;
    const [shapePath] = shapes.objects(sourceShape, sh("path"));
    const value = result.value ? fromRdfJs(result.value) : undefined;
    const pathOfShape = shapePath ? writePath(shapes, shapePath) : "";
    return {
      severity: result.severity.value.slice(NAMESPACES.sh.length).toLowerCase(),
      component,
      path: path?.type === "iri" ? path.value : pathOfShape,
      constraint: constraintOf(shapes, sourceShape, component),
      focus: writeTerm(focus),
      value: value ? writeTerm(value) : "",
      message: result.message.map((message) => message.value).join(" "),
    };
  });
}
