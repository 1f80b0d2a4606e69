import type { Breakage } from "./breakage.ts";
import { columnsBreakages } from "./column-breakages.ts";
import { cubeBreakages, rowsBreakages } from "./cube-breakages.ts";
import {
  annotationsBreakages,
  dataKindsBreakages,
  hierarchiesBreakages,
  listsBreakages,
} from "./node-breakages.ts";

/** At least one way to break the test cube for every rule. */
export const BREAKAGES: Breakage[] = [
  ...cubeBreakages,
  ...rowsBreakages,
  ...columnsBreakages,
  ...dataKindsBreakages,
  ...hierarchiesBreakages,
  ...annotationsBreakages,
  ...listsBreakages,
];
