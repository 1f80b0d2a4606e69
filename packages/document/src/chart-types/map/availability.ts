export { needsMap as checkAvailability } from "../parts/availability.ts";
