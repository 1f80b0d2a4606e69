import { needsAll, needsNumerical, needsTime } from "../parts/availability.ts";

export const checkAvailability = needsAll(needsNumerical, needsTime);
