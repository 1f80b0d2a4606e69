import type { TimeUnit } from "@statelier/model";

import type { Texts } from "../source/texts.ts";

export type CatalogueTerm = { iri: string; names: Texts };

export type CatalogueDimension = {
  id: string;
  names: Texts;
  timeUnit?: TimeUnit;
  termsets: CatalogueTerm[];
};

/** One version of one cube, in all languages. */
export type CatalogueEntry = {
  iri: string;
  unversionedIri: string;
  version: string;
  isPublished: boolean;
  titles: Texts;
  descriptions: Texts;
  /** What the publisher calls the dataset in lists, such as `ubd0066`. */
  identifiers?: Texts;
  datePublished?: string;
  dateModified?: string;
  temporalCoverage?: { from: string; to: string };
  creator?: CatalogueTerm;
  themes: CatalogueTerm[];
  subthemes: CatalogueTerm[];
  termsets: CatalogueTerm[];
  dimensions: CatalogueDimension[];
};

/** All datasets of a source, as the search knows them. */
export type Catalogue = readonly CatalogueEntry[];
