import { Store } from "oxigraph";

import type { EmbeddedStore } from "../embedded/embedded-store.ts";
import { parseQueryForm } from "../embedded/query-form.ts";
import { pickResultFormat } from "../embedded/result-format.ts";
import { StoreError } from "../embedded/store-error.ts";

/** For tests: a store in this process, at once and without bounds. */
export const openMemoryStore = (ntriples: string): Pick<EmbeddedStore, "query"> => {
  const store = new Store();
  store.load(ntriples, { format: "application/n-triples" });
  return {
    query: async (text, { accept = "*/*" } = {}) => {
      const form = parseQueryForm(text);
      const contentType = form && pickResultFormat(form, accept);
      if (!contentType) throw new StoreError("malformed", "This is not a SPARQL query.");
      try {
        return { contentType, body: store.query(text, { results_format: contentType }) as string };
      } catch (error) {
        throw new StoreError("malformed", String(error));
      }
    },
  };
};
