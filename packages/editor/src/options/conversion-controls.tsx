import { listMeasuresOfField } from "@statelier/document";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { MeasureConversion } from "../controls/measure-conversion.tsx";

/** Another unit for the measures of a field, which share it; for each of those that a layer of a map shows. */
export const ConversionControls = ({ spec }: FieldControlProps): ReactNode => {
  const measures = useSession(({ config, components }) => [
    ...new Set(listMeasuresOfField(config, spec.field, components)),
  ]);
  const shown = spec.role === "layer" ? measures : measures.slice(0, 1);
  return shown.map((measure) => (
    <MeasureConversion
      key={measure.id}
      measure={measure}
      {...(shown.length > 1 ? { name: measure.label } : {})}
    />
  ));
};
