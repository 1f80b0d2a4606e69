import { tryBarFields } from "../../../../../e2e/support/bar-fields.ts";

tryBarFields("column", "Columns", "y");
