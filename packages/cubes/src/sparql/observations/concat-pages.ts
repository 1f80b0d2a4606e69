import { listIris } from "../../rdf/indexed-value.ts";
import type { ReadTable } from "../../reading/observation-reader.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { indexValues } from "../model/value-index.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import type { ObservationColumns, ObservationPage } from "./observation-columns.ts";

/** Pages of observations as one table, with what is needed to name their values. */
export const concatPages = async (
  model: CubeModel,
  components: readonly ShapeComponent[],
  columns: ObservationColumns,
  pages: readonly ObservationPage[],
): Promise<ReadTable> => {
  const { terms } = columns;
  const attributes = await model.attributes.load(listIris(terms.flat()));
  components.forEach((component, index) =>
    model.remember(component.path, indexValues(terms[index] ?? [], component, attributes).values()),
  );
  return columns.concat(pages, attributes);
};
