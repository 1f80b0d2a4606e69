import type { DataClient, DataScope } from "@statelier/data";
import type { Iri } from "@statelier/model";
import type { Download } from "./download.ts";
import { makeWholeDownload } from "./make-download.ts";

/** All rows of a dataset. Rejects with `DataError`. */
export const fetchWholeDownload = async (
  data: DataClient,
  scope: DataScope,
  iri: Iri,
): Promise<Download | undefined> => {
  const [[metadata], components, { table }] = await Promise.all([
    data.metadata(scope, [iri]),
    data.components(scope, [{ iri }]),
    data.observations(scope, [{ iri }]),
  ]);
  return metadata && makeWholeDownload({ components, metadata, table }, scope.locale);
};
