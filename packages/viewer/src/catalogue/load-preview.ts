import {
  type CubeComponents,
  type CubeMetadata,
  encodeTable,
  type Iri,
  type WireTable,
} from "@statelier/model";
import type { NamedSource, SiteServices } from "../site/site-services.ts";

/** Rows that a preview shows. */
const PREVIEW_ROWS = 8;

/** Who, when and what of a dataset, and its first rows. */
export type DatasetPreview = {
  metadata: CubeMetadata;
  components: CubeComponents;
  table: WireTable;
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
  return metadata && { metadata, components, table: encodeTable(table) };
};
