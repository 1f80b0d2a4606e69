import { kindTraits } from "@statelier/model";
import type { IndexedValue } from "../../rdf/indexed-value.ts";
import { isUndefinedTerm, type RdfTerm } from "../../rdf/rdf-term.ts";
import type { TripleGraph } from "../../rdf/triple-graph.ts";
import { schema, UNDEFINED, xsd } from "../../rdf/vocabulary.ts";
import { hasBoundsOnly, type ShapeComponent } from "../parsing/shape-component.ts";

/** Some stores answer 1 and 0 for true and false. */
const deriveLiteral = ({ value, datatype }: Extract<RdfTerm, { type: "literal" }>) => {
  if (value === "") return undefined;
  if (datatype !== xsd("boolean") || !/^[01]$/.test(value)) return value;
  return value === "1" ? "true" : "false";
};

/** As an IRI cube:Undefined is one more value of a dimension, which is shown and filtered on; it is no date and no measure. */
const isNamedUndefined = (term: RdfTerm, component: ShapeComponent): boolean => {
  const { role, isTemporal } = kindTraits(component);
  return (
    term.type === "iri" &&
    term.value === UNDEFINED &&
    role === "dimension" &&
    !isTemporal &&
    !hasBoundsOnly(component)
  );
};

/** The unversioned value of a term; undefined where there is none (cube:Undefined as a literal, a blank node). */
export const deriveValueOfTerm = (
  term: RdfTerm,
  component: ShapeComponent,
  attributes: TripleGraph,
): string | undefined => {
  if (isNamedUndefined(term, component)) return term.value;
  if (isUndefinedTerm(term) || term.type === "blank") return undefined;
  if (term.type === "literal") return deriveLiteral(term);
  if (!component.isVersioned) return term.value;
  return attributes.first(term.value, schema("sameAs")) ?? term.value;
};

/** The values of a component in the order of their terms. */
export const indexValues = (
  terms: readonly RdfTerm[],
  component: ShapeComponent,
  attributes: TripleGraph,
): Map<string, IndexedValue> => {
  const index = new Map<string, IndexedValue>();
  for (const term of terms) {
    const value = deriveValueOfTerm(term, component, attributes);
    if (value === undefined) continue;
    const known = index.get(value);
    if (known) known.terms.push(term);
    else index.set(value, { value, terms: [term] });
  }
  return index;
};
