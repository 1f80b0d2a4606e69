import type { Iri } from "@statelier/model";
import { encodeDataSource, type NamedSource } from "./site-services.ts";
import { buildBrowseAddress, EMPTY_BROWSE_ADDRESS } from "./browse-address.ts";

/** Path and query of a dataset's page below the locale; the first of `sources` need not be named. */
export const buildDatasetPlace = (
  sources: readonly NamedSource[],
  source: NamedSource,
  dataset: Iri,
): string =>
  buildBrowseAddress({
    ...EMPTY_BROWSE_ADDRESS,
    dataset,
    ...(source.name === sources[0]?.name ? {} : { dataSource: encodeDataSource(source) }),
  });
