import { makeBarsFields } from "../parts/bars.ts";

export const fields = makeBarsFields("y", "x");
