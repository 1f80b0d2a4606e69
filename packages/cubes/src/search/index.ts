/** The search alone, for those who measure it. */
export type { Catalogue, CatalogueEntry } from "./catalogue.ts";
export { searchCatalogue } from "./search-catalogue.ts";
export { buildSearchIndex } from "./search-index.ts";
export type { Texts } from "../source/texts.ts";
