import {
  type CubeComponents,
  type CubeMetadata,
  encodeTable,
  type Iri,
  type WireTable,
} from "@statelier/model";
import { encodeDataSource, type NamedSource, type SiteServices } from "../site/site-services.ts";
import { buildBrowseAddress, EMPTY_BROWSE_ADDRESS } from "./browse-address.ts";

/** Rows that a preview shows. */
const PREVIEW_ROWS = 8;

/** Who, when and what of a dataset, and its first rows. */
export type DatasetPreview = {
  metadata: CubeMetadata;
  components: CubeComponents;
  table: WireTable;
  /** Of the dataset's page. */
  pageAddress: string;
  /** Day of the answer, as `2026-11-21`. */
  servedOn: string;
};

const buildPageAddress = (
  { publicUrl, locale, sources }: SiteServices,
  source: NamedSource,
  dataset: Iri,
): string => {
  const isDefault = source.name === sources[0]?.name;
  const address = { ...EMPTY_BROWSE_ADDRESS, dataset };
  const named = isDefault ? address : { ...address, dataSource: encodeDataSource(source) };
  return `${publicUrl}/${locale}${buildBrowseAddress(named)}`;
};

/** Undefined where the source answers without the dataset. Rejects with `DataError`. */
export const loadPreview = async (
  services: SiteServices,
  source: NamedSource,
  iri: Iri,
): Promise<DatasetPreview | undefined> => {
  const { data, locale } = services;
  const scope = { source, locale };
  const [[metadata], components, table] = await Promise.all([
    data.metadata(scope, [iri]),
    data.components(scope, [{ iri, loadValues: false }]),
    data.preview(scope, iri, PREVIEW_ROWS),
  ]);
  return (
    metadata && {
      metadata,
      components,
      table: encodeTable(table),
      pageAddress: buildPageAddress(services, source, iri),
      servedOn: new Date().toISOString().slice(0, 10),
    }
  );
};
