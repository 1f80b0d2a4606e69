import { listMeasuresOfField } from "@statelier/document";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import type { FieldControlProps } from "./field-control.ts";
import { MeasureConversion } from "../controls/measure-conversion.tsx";

/** Another unit for the measures of a field, which share it. */
export const ConversionControls = ({ spec }: FieldControlProps): ReactNode => {
  const measure = useSession(
    ({ config, components }) => listMeasuresOfField(config, spec.field, components)[0],
  );
  return measure ? <MeasureConversion measure={measure} /> : null;
};
