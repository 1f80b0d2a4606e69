import {
  needsAll,
  needsDifferentUnits,
  needsNumerical,
  needsSeveralMeasures,
  needsTime,
} from "../parts/availability.ts";

export const checkAvailability = needsAll(
  needsNumerical,
  needsSeveralMeasures,
  needsDifferentUnits,
  needsTime,
);
