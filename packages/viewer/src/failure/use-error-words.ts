import { useT } from "@statelier/ui/plain";
import { buildErrorWords, type PageError, type Words } from "./build-error-words.ts";

/** The parts of an error in the reader's language. */
export const useErrorWords = (error: PageError): Words => buildErrorWords(error, useT());
