import { needsAll, needsNumerical, needsSeveralMeasures } from "../parts/availability.ts";

export const checkAvailability = needsAll(needsNumerical, needsSeveralMeasures);
