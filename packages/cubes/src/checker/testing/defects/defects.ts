import type { Defect } from "./defect.ts";
import { columnsDefects } from "./column-defects.ts";
import { cubeDefects, rowsDefects } from "./cube-defects.ts";
import {
  annotationsDefects,
  dataKindsDefects,
  hierarchiesDefects,
  listsDefects,
} from "./node-defects.ts";

/** At least one way to break the test cube for every rule. */
export const DEFECTS: Defect[] = [
  ...cubeDefects,
  ...rowsDefects,
  ...columnsDefects,
  ...dataKindsDefects,
  ...hierarchiesDefects,
  ...annotationsDefects,
  ...listsDefects,
];
