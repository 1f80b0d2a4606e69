import {
  needsAll,
  needsNumerical,
  needsSeveralMeasures,
  needsSharedUnit,
  needsTime,
} from "../parts/availability.ts";

export const checkAvailability = needsAll(
  needsNumerical,
  needsSeveralMeasures,
  needsSharedUnit,
  needsTime,
);
