import type { RdfTerm } from "./rdf-term.ts";
import type { AnnotationContext, ShapeAnnotation } from "./shape-component.ts";
import type { TripleGraph } from "./triple-graph.ts";
import { META, SCHEMA, SH } from "./vocabulary.ts";

type Context = {
  graph: TripleGraph;
  note: (text: string) => void;
  /** Of every column of the cube. */
  paths: ReadonlySet<string>;
};

const parseContext = (node: string, graph: TripleGraph): AnnotationContext | undefined => {
  const path = graph.first(node, `${SH}path`);
  const term = (name: string): RdfTerm | undefined => graph.objects(node, SH + name)[0];
  const [value, from, to] = [term("hasValue"), term("minInclusive"), term("maxInclusive")];
  if (path && value) return { type: "value", path, value };
  return path && from && to ? { type: "range", path, from, to } : undefined;
};

const parseNumber = (text: string | undefined): number | undefined => {
  const number = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/**
 * The limits that hang on a measure's shape. What has no number is left out with a note, and so is what holds under
 * a condition that is not understood or speaks of none of the `paths`: it would be shown as if it held everywhere.
 */
export const parseAnnotations = (
  node: string,
  label: string,
  { graph, note, paths }: Context,
): ShapeAnnotation[] =>
  graph.nodes(node, `${META}annotation`).flatMap((annotation) => {
    const number = (name: string): number | undefined =>
      parseNumber(graph.first(annotation, SCHEMA + name));
    const [value, min, max] = [number("value"), number("minValue"), number("maxValue")];
    if (value === undefined && min === undefined && max === undefined) {
      note(`${label}: a limit without a number is not read.`);
      return [];
    }
    const conditions = graph.nodes(annotation, `${META}annotationContext`);
    const contexts = conditions.flatMap((each) => parseContext(each, graph) ?? []);
    if (contexts.filter(({ path }) => paths.has(path)).length < conditions.length) {
      note(`${label}: a limit under a condition that is not understood is not read.`);
      return [];
    }
    return [
      {
        names: graph.texts(annotation, `${SCHEMA}name`),
        contexts,
        ...(value === undefined ? {} : { value }),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      },
    ];
  });
