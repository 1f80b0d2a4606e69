import type { ComponentTermsets, Locale } from "@statelier/model";

import { buildNameOfIri } from "../../rdf/name-of-iri.ts";
import { meta, RDF_TYPE, schema } from "../../rdf/vocabulary.ts";
import { pickText } from "../../source/texts.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { deriveName } from "./derive-value.ts";
import type { ReadContext } from "./read-components.ts";

/** In one order, whatever that of the store. */
const readTermsetIris = async (
  { model }: ReadContext,
  component: ShapeComponent,
): Promise<string[]> => {
  const index = await model.values(component.path);
  const { graph } = model.attributes;
  const termsets = new Set(
    [...index.values()]
      .flatMap(({ value, terms }) => [value, ...terms.map((term) => term.value)])
      .flatMap((iri) => graph.nodes(iri, schema("inDefinedTermSet"))),
  );
  await model.attributes.load(termsets);
  return [...termsets]
    .filter((termset) =>
      graph.objects(termset, RDF_TYPE).some(({ value }) => value === meta("SharedDimension")),
    )
    .toSorted();
};

/** The shared termsets of each key dimension that has any. */
export const readTermsets = async (
  context: ReadContext,
  locale: Locale,
): Promise<ComponentTermsets[]> => {
  const { model } = context;
  const keys = [...model.components.values()].filter(({ isKeyDimension }) => isKeyDimension);
  const all = await Promise.all(
    keys.map(async (component) => {
      const termsets = await readTermsetIris(context, component);
      return {
        iri: component.id,
        cubeIri: model.iri,
        label: pickText(component.names, locale)?.text ?? component.path,
        termsets: termsets.map((iri) => ({
          iri,
          label: deriveName([iri], locale, model.attributes.graph)?.label ?? buildNameOfIri(iri),
        })),
      };
    }),
  );
  return all.filter(({ termsets }) => termsets.length > 0);
};
