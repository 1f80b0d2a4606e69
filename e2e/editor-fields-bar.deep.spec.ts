import { tryBarFields } from "./support/bar-fields.ts";

tryBarFields("bar", "Bars", "x");
