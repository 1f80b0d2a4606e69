import type { ObservationTable } from "@statelier/model";

import type { CubeModel } from "../model/cube-model.ts";
import type { ObservationColumns, ObservationPage } from "./observation-columns.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { indexValues } from "../model/value-index.ts";

/** Pages of observations as one table, with what is needed to name their values. */
export const concatPages = async (
  model: CubeModel,
  components: readonly ShapeComponent[],
  columns: ObservationColumns,
  pages: readonly ObservationPage[],
): Promise<ObservationTable> => {
  const { terms } = columns;
  const iris = terms.flat().flatMap((term) => (term.type === "iri" ? [term.value] : []));
  const attributes = await model.attributes.load(iris);
  components.forEach((component, index) =>
    model.remember(component.path, indexValues(terms[index] ?? [], component, attributes).values()),
  );
  return columns.concat(pages, attributes);
};
