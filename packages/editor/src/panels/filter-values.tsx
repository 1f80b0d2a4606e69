import type { ReactNode } from "react";
import type { FieldControlProps } from "./field-control.ts";
import { MappedFilter } from "./mapped-filter.tsx";

/** Which values of the field's dimension the chart shows. */
export const FilterValues = ({ component }: FieldControlProps): ReactNode => (
  <MappedFilter componentId={component.id} />
);
