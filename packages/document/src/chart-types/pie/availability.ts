export { needsSegment as checkAvailability } from "../parts/availability.ts";
