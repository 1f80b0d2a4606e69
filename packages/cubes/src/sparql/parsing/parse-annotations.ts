import { findNumber } from "../../rdf/parse-number.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import type { TripleGraph } from "../../rdf/triple-graph.ts";
import { meta, schema, sh } from "../../rdf/vocabulary.ts";
import type { AnnotationContext, ShapeAnnotation } from "./shape-component.ts";

type Context = {
  graph: TripleGraph;
  note: (text: string) => void;
  /** Of every column of the cube. */
  paths: ReadonlySet<string>;
};

/** The conditions that one node stands for, any of which may hold; none where it is not understood. */
const parseContext = (node: string, graph: TripleGraph): AnnotationContext[] => {
  const path = graph.first(node, sh("path"));
  if (!path) return [];
  const term = (name: string): RdfTerm | undefined => graph.objects(node, sh(name))[0];
  const [value, from, to] = [term("hasValue"), term("minInclusive"), term("maxInclusive")];
  if (value) return [{ type: "value", path, value }];
  if (from && to) return [{ type: "range", path, from, to }];
  return graph
    .nodes(node, sh("in"))
    .flatMap((head) => graph.list(head))
    .map((each) => ({ type: "value", path, value: each }));
};

/** Every way to take one of each list. */
const combine = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>(
    (taken, list) => taken.flatMap((items) => list.map((item) => [...items, item])),
    [[]],
  );

/** A limit under longer lists would be too many lines. */
const MOST_COMBINATIONS = 100;

/**
 * The limits that hang on a measure's shape. What has no number is left out with a note, and so is what holds under
 * a condition that is not understood or speaks of none of the `paths`: it would be shown as if it held everywhere.
 */
export const parseAnnotations = (
  node: string,
  label: string,
  { graph, note, paths }: Context,
): ShapeAnnotation[] =>
  graph.nodes(node, meta("annotation")).flatMap((annotation) => {
    const number = (name: string): number | undefined =>
      findNumber(graph.first(annotation, schema(name)));
    const [value, min, max] = [number("value"), number("minValue"), number("maxValue")];
    if (value === undefined && min === undefined && max === undefined) {
      const [name] = graph.texts(annotation, schema("name"));
      note(
        `${label}: ${name ? `the limit “${name.text}”` : "a limit"} without a number is not read.`,
      );
      return [];
    }
    const names = graph.texts(annotation, schema("name"));
    const which = names[0] ? `the limit “${names[0].text}”` : `the limit ${value ?? max ?? min}`;
    const conditions = graph
      .nodes(annotation, meta("annotationContext"))
      .map((each) => parseContext(each, graph).filter(({ path }) => paths.has(path)));
    if (conditions.some((choices) => choices.length === 0)) {
      note(`${label}: ${which} is not read: its condition is not understood.`);
      return [];
    }
    if (conditions.reduce((count, choices) => count * choices.length, 1) > MOST_COMBINATIONS) {
      note(`${label}: ${which} is not read: it holds for more than ${MOST_COMBINATIONS} values.`);
      return [];
    }
    return combine(conditions).map((contexts) => ({
      names,
      contexts,
      ...(value === undefined ? {} : { value }),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    }));
  });
