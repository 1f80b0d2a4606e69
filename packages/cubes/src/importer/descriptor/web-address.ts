import { z } from "zod";

import { isAbsoluteIri } from "../../rdf/ntriples.ts";

/** An http or https address that can stand in N-Triples as it is. */
export const webAddressSchema = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text) && isAbsoluteIri(text), {
    error: "must be a web address like https://example.org/",
  });
