import {
  type CubeComponents,
  type CubeMetadata,
  encodeTable,
  type Iri,
  type WireTable,
} from "@statelier/model";
import type { FirstChartDrawing, NamedSource, SiteServices } from "../site/site-services.ts";
import { buildDatasetPlace } from "../site/build-dataset-place.ts";

/** Rows that a preview shows. */
const PREVIEW_ROWS = 8;

/** Who, when and what of a dataset, and its first rows. */
export type DatasetPreview = {
  metadata: CubeMetadata;
  components: CubeComponents;
  table: WireTable;
  /** Cells of the dataset that should be numbers in its source and are none; absent where each of them is one. */
  unreadable?: number;
  /** Absent where it is drawn later, or never. */
  chart?: FirstChartDrawing;
  /** Of the dataset's page. */
  pageAddress: string;
  /** Day of the answer, as `2026-11-21`. */
  servedOn: string;
  /** Whether a chart may be made of it and published. */
  canCreate: boolean;
};

/** Undefined where the source answers without the dataset. Rejects with `DataError`. */
export const loadPreview = async (
  services: SiteServices,
  source: NamedSource,
  iri: Iri,
): Promise<DatasetPreview | undefined> => {
  const { data, locale, publicUrl, sources, isPublishingOpen: canCreate } = services;
  const scope = { source, locale };
  const [[metadata], components, table, chart] = await Promise.all([
    data.metadata(scope, [iri]),
    data.components(scope, [{ iri, loadValues: false }]),
    data.preview(scope, iri, PREVIEW_ROWS),
    services.drawsAtOnce ? services.drawFirstChart(source, iri) : undefined,
  ]);
  return (
    metadata && {
      metadata,
      components,
      table: encodeTable(table),
      ...(table.unreadable === undefined ? {} : { unreadable: table.unreadable }),
      ...(chart && { chart }),
      pageAddress: `${publicUrl}/${locale}${buildDatasetPlace(sources, source, iri)}`,
      servedOn: new Date().toISOString().slice(0, 10),
      canCreate,
    }
  );
};
