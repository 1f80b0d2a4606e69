import { makeComboFields } from "../parts/combos.ts";

export const fields = makeComboFields("y.leftAxisComponentId", "y.rightAxisComponentId");
