import type { Limit, LimitRelated, Locale } from "@statelier/model";

import { listIris } from "../../rdf/indexed-value.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { pickText } from "../../source/texts.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { deriveValueOfTerm } from "../model/value-index.ts";
import type {
  AnnotationContext,
  ShapeAnnotation,
  ShapeComponent,
} from "../parsing/shape-component.ts";
import { deriveValue } from "./derive-value.ts";

type Input = { model: CubeModel; locale: Locale };

const deriveRelated = (
  { model, locale }: Input,
  component: ShapeComponent,
  type: LimitRelated["type"],
  term: RdfTerm,
): LimitRelated => {
  const { graph } = model.attributes;
  const value = deriveValueOfTerm(term, component, graph) ?? term.value;
  const { label } = deriveValue({ value, terms: [term] }, component, locale, graph);
  return { type, dimensionId: component.id, value, label };
};

const deriveContext = (input: Input, context: AnnotationContext): LimitRelated[] => {
  const component = input.model.components.get(context.path);
  if (!component) return [];
  return context.type === "value"
    ? [deriveRelated(input, component, "single", context.value)]
    : [
        deriveRelated(input, component, "time-from", context.from),
        deriveRelated(input, component, "time-to", context.to),
      ];
};

const deriveLimit = (input: Input, annotation: ShapeAnnotation): Limit | undefined => {
  const { min, max } = annotation;
  const name = pickText(annotation.names, input.locale)?.text ?? "";
  const places = [...input.model.components.keys()];
  const related = annotation.contexts
    .toSorted((a, b) => places.indexOf(a.path) - places.indexOf(b.path))
    .flatMap((context) => deriveContext(input, context));
  const base = { name, related };
  if (annotation.value === undefined && min !== undefined && max !== undefined && min !== max)
    return { ...base, type: "value-range", min, max };
  const value = annotation.value ?? max ?? min;
  if (value === undefined) return undefined;
  const from = related.find(({ type }) => type === "time-from")?.value;
  const to = related.find(({ type }) => type === "time-to")?.value;
  return from !== undefined && to !== undefined
    ? { ...base, type: "time-range", value, from, to }
    : { ...base, type: "single", value };
};

/** The IRIs whose names the limits of a component need. */
export const collectLimitIris = (component: ShapeComponent): string[] =>
  listIris(
    component.annotations.flatMap(({ contexts }) =>
      contexts.flatMap((context) =>
        context.type === "value" ? [context.value] : [context.from, context.to],
      ),
    ),
  );

/** The limits of a measure in the reader's language, by name; one bound alone is a single limit. */
export const deriveLimits = (input: Input, component: ShapeComponent): Limit[] =>
  component.annotations
    .flatMap((annotation) => deriveLimit(input, annotation) ?? [])
    .toSorted((a, b) => a.name.localeCompare(b.name, input.locale));
