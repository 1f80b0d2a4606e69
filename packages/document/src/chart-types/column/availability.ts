export { needsCategoryAxis as checkAvailability } from "../parts/availability.ts";
