import type { ComponentId, Iri } from "./ids.ts";
import type { TimeUnit } from "./time-unit.ts";

type PublicationStatus = "DRAFT" | "PUBLISHED";

/** An IRI with its name in the reader's language. */
export type Term = { iri: Iri; label: string };

/** Where a cube is asked for; stands in stored documents. */
export type DataSource = { type: "sparql" | "sql"; url: string };

/** What is known of one version of a cube, in the reader's language where texts have one. */
export type CubeMetadata = {
  iri: Iri;
  unversionedIri?: Iri;
  identifier?: string;
  title: string;
  titleLanguage?: string;
  description?: string;
  descriptionLanguage?: string;
  version?: string;
  /** ISO date, or date and time. */
  datePublished?: string;
  dateModified?: string;
  publicationStatus: PublicationStatus;
  expires?: string;
  themes: Term[];
  subthemes: Term[];
  creator?: Term;
  contactPoints: { name: string; email?: string }[];
  /** HTML, sanitised by the source. */
  publisher?: string;
  landingPage?: string;
  license?: string;
  /** The web address of the licence. */
  licenseUrl?: string;
  /** What the licence wants to be shown wherever the data are. */
  attribution?: string;
  workExamples: Iri[];
  /** Period covered, as ISO-like strings of the first temporal dimension. */
  temporalCoverage?: { from: string; to: string };
};

type SearchCubeDimension = {
  id: ComponentId;
  label: string;
  timeUnit?: TimeUnit;
  termsets: Term[];
};

/** A cube as the catalogue lists it. */
export type SearchCube = {
  iri: Iri;
  unversionedIri?: Iri;
  title: string;
  titleLanguage?: string;
  description?: string;
  descriptionLanguage?: string;
  publicationStatus: PublicationStatus;
  datePublished?: string;
  dateModified?: string;
  temporalCoverage?: { from: string; to: string };
  creator?: Term;
  themes: Term[];
  subthemes: Term[];
  termsets: Term[];
  /** Only when asked for. */
  dimensions?: SearchCubeDimension[];
};

/** A cube that a search found; of one search the best has the highest `score`. */
export type SearchResult = {
  score: number;
  cube: SearchCube;
  /** HTML: escaped text with hits in `<b>`. */
  highlightedTitle: string;
  highlightedDescription?: string;
  /** Names of dimensions and values that were found, likewise; absent where title or description say why. */
  highlightedNames?: string[];
};

/** The orders of a list of datasets, as the API names them: best match, title from A to Z, newest first. */
export const SEARCH_ORDERS = ["SCORE", "TITLE_ASC", "CREATED_DESC"] as const;
/** One of `SEARCH_ORDERS`. */
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

const SEARCH_FILTER_TYPES = [
  "TemporalDimension",
  "DataCubeTheme",
  "DataCubeOrganization",
  "DataCubeAbout",
  "DataCubeTermset",
] as const;

/** `value` is an IRI; a time unit for TemporalDimension; IRIs joined by `;` for DataCubeTermset. */
export type SearchFilter = {
  type: (typeof SEARCH_FILTER_TYPES)[number];
  label?: string;
  value: string;
};

/** A key dimension with the shared termsets its values belong to. */
export type ComponentTermsets = { iri: ComponentId; cubeIri: Iri; label: string; termsets: Term[] };

/** The value that a dimension has where all its other filters have theirs. */
export type PossibleFilter = { type: "single"; id: ComponentId; value: string };
