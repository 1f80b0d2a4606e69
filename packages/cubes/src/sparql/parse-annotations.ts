import type { RdfTerm } from "./rdf-term.ts";
import type { AnnotationContext, ShapeAnnotation } from "./shape-component.ts";
import type { TripleGraph } from "./triple-graph.ts";
import { META, SCHEMA, SH } from "./vocabulary.ts";

type Context = { graph: TripleGraph; note: (text: string) => void };

const parseContext = (
  node: string,
  label: string,
  { graph, note }: Context,
): AnnotationContext[] => {
  const path = graph.first(node, `${SH}path`);
  const term = (name: string): RdfTerm | undefined => graph.objects(node, SH + name)[0];
  const [value, from, to] = [term("hasValue"), term("minInclusive"), term("maxInclusive")];
  if (path && value) return [{ type: "value", path, value }];
  if (path && from && to) return [{ type: "range", path, from, to }];
  note(`${label}: a limit has a condition that is not understood.`);
  return [];
};

const parseNumber = (text: string | undefined): number | undefined => {
  const number = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** The limits that hang on a measure's shape; what has no number is left out with a note. */
export const parseAnnotations = (
  node: string,
  label: string,
  context: Context,
): ShapeAnnotation[] =>
  context.graph.nodes(node, `${META}annotation`).flatMap((annotation) => {
    const { graph, note } = context;
    const number = (name: string): number | undefined =>
      parseNumber(graph.first(annotation, SCHEMA + name));
    const [value, min, max] = [number("value"), number("minValue"), number("maxValue")];
    if (value === undefined && min === undefined && max === undefined) {
      note(`${label}: a limit without a number is not read.`);
      return [];
    }
    const contexts = graph.nodes(annotation, `${META}annotationContext`);
    return [
      {
        names: graph.texts(annotation, `${SCHEMA}name`),
        contexts: contexts.flatMap((each) => parseContext(each, label, context)),
        ...(value === undefined ? {} : { value }),
        ...(min === undefined ? {} : { min }),
        ...(max === undefined ? {} : { max }),
      },
    ];
  });
