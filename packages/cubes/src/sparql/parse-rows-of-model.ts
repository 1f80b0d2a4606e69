import type { ObservationTable } from "@statelier/model";

import type { CubeModel } from "./cube-model.ts";
import { collectTerms, parseObservations } from "./parse-observations.ts";
import type { Row } from "./rdf-term.ts";
import type { ShapeComponent } from "./shape-component.ts";
import { indexValues } from "./value-index.ts";

/** Rows of observations as columns, with what is needed to name their values. */
export const parseRowsOfModel = async (
  model: CubeModel,
  rows: readonly Row[],
  components: readonly ShapeComponent[],
): Promise<ObservationTable> => {
  const terms = collectTerms(rows, components);
  const iris = terms.flat().flatMap((term) => (term.type === "iri" ? [term.value] : []));
  const attributes = await model.attributes.load(iris);
  components.forEach((component, index) =>
    model.remember(component.path, indexValues(terms[index] ?? [], component, attributes).values()),
  );
  return parseObservations(rows, components, attributes);
};
