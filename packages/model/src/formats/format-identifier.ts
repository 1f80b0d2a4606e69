import { MISSING_NUMBER } from "./number-symbols.ts";

/** What a reader sees of a text that stands for a value; of an empty one an en dash. Rule NF7. */
export const formatIdentifier = (text: string): string => (text === "" ? MISSING_NUMBER : text);
