import { DIMENSION_KINDS, MEASURE_KINDS } from "./component.ts";

export const COMPONENT_KINDS = [...DIMENSION_KINDS, ...MEASURE_KINDS] as const;
