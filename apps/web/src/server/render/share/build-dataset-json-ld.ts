import type { CubeComponents, CubeMetadata, Locale } from "@statelier/model";
import { DOWNLOAD_FORMATS, DOWNLOAD_TYPES, type DownloadFormat } from "@statelier/viewer/download";
import { readPublisherName } from "@statelier/viewer/published";

/** What a description must have at least and may have at most for search engines to list a dataset. */
const DESCRIPTION = { least: 50, most: 5000 };

export type DatasetPlace = {
  locale: Locale;
  /** Of the page that shows the dataset. */
  address: string;
  /** Of the whole dataset as a file. */
  addressOf: (format: DownloadFormat) => string;
  catalogue: { name: string; url: string };
};

const isLocal = (address: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(URL.parse(address)?.hostname ?? "");

/** An address for whoever reads the page: names below `localhost` lead nowhere on another machine or port. */
const isWebAddress = (text: string | undefined, page: string): text is string =>
  text !== undefined &&
  /^https?:\/\//i.test(text) &&
  (!isLocal(text) || URL.parse(text)?.origin === URL.parse(page)?.origin);

/** Parts of a day that ISO 8601 knows; a quarter, for example, is none. */
const isDate = (text: string): boolean => /^-?\d{4}(-\d\d(-\d\d(T.*)?)?)?$/.test(text);

type Named = { label: string; datasetLabel?: string };

/** As the dataset itself calls it, whatever a chart of it does. */
const nameInDataset = ({ label, datasetLabel }: Named): string => datasetLabel ?? label;

const listLabels = (components: readonly Named[]): string =>
  components.map(nameInDataset).join(", ");

/** A dataset that says too little of itself is described by what it has, and at last by where it is. */
const describe = (
  { title, description = "" }: CubeMetadata,
  { dimensions, measures }: CubeComponents,
  more: readonly string[],
): string => {
  const own = description.trim();
  const parts = [title, listLabels(measures), listLabels(dimensions), ...more];
  const text = parts.reduce((joined, part) => {
    if (joined.length >= DESCRIPTION.least || part === "") return joined;
    return joined === "" ? part : `${joined}${joined.endsWith(".") ? "" : "."} ${part}`;
  }, own);
  return text.length > DESCRIPTION.most ? `${text.slice(0, DESCRIPTION.most - 1)}…` : text;
};

const writeOrganization = (name: string, url?: string) => ({
  "@type": "Organization",
  name,
  ...(url === undefined ? {} : { url }),
});

const writeContact = ({ name, email }: CubeMetadata["contactPoints"][number]) => ({
  "@type": "ContactPoint",
  name,
  ...(email === undefined ? {} : { email }),
});

const writeCoverage = ({ temporalCoverage }: CubeMetadata) =>
  temporalCoverage && isDate(temporalCoverage.from) && isDate(temporalCoverage.to)
    ? { temporalCoverage: `${temporalCoverage.from}/${temporalCoverage.to}` }
    : {};

const writeDescriptive = (
  metadata: CubeMetadata,
  components: CubeComponents,
  address: string,
): Record<string, unknown> => {
  const { creator, title, themes, subthemes, license, licenseUrl, contactPoints } = metadata;
  const publisher = readPublisherName(metadata) || (creator?.label ?? "");
  const keywords = [...themes, ...subthemes].map(({ label }) => label);
  const keepAddress = (text: string | undefined): string | undefined =>
    isWebAddress(text, address) ? text : undefined;
  const optional = {
    version: metadata.version,
    datePublished: metadata.datePublished,
    dateModified: metadata.dateModified,
    license: licenseUrl ?? license,
    creditText: metadata.attribution,
    sameAs: keepAddress(metadata.landingPage),
    creator: creator && writeOrganization(creator.label, keepAddress(creator.iri)),
    publisher: publisher === "" ? undefined : writeOrganization(publisher),
    keywords: keywords.length > 0 ? keywords : undefined,
    contactPoint: contactPoints.length > 0 ? contactPoints.map(writeContact) : undefined,
  };
  return {
    name: title,
    description: describe(metadata, components, [publisher, address]),
    identifier: metadata.identifier ?? metadata.unversionedIri ?? metadata.iri,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...writeCoverage(metadata),
    variableMeasured: components.measures.map((measure) => ({
      "@type": "PropertyValue",
      name: nameInDataset(measure),
      ...(measure.unit ? { unitText: measure.unit } : {}),
    })),
  };
};

/** A dataset in the words of schema.org, as search engines for data read it. */
export const buildDatasetJsonLd = (
  metadata: CubeMetadata,
  components: CubeComponents,
  { locale, address, addressOf, catalogue }: DatasetPlace,
): Record<string, unknown> => ({
  "@context": "https://schema.org/",
  "@type": "Dataset",
  ...writeDescriptive(metadata, components, address),
  url: address,
  inLanguage: locale,
  isAccessibleForFree: true,
  includedInDataCatalog: { "@type": "DataCatalog", ...catalogue },
  distribution: DOWNLOAD_FORMATS.map((format) => ({
    "@type": "DataDownload",
    encodingFormat: DOWNLOAD_TYPES[format],
    contentUrl: addressOf(format),
  })),
});
