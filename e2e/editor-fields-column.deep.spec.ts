import { tryBarFields } from "./support/bar-fields.ts";

tryBarFields("column", "Columns", "y");
