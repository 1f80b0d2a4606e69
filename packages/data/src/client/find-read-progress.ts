import type { DataSource, Iri } from "@statelier/model";
import type { DataClient, ReadProgress } from "./data-client.ts";

/** Of datasets that are waited for together, how far the first is that is being read. */
export const findReadProgress = async (
  data: Pick<DataClient, "progress">,
  source: DataSource,
  iris: readonly Iri[],
): Promise<ReadProgress | undefined> => {
  const found = await Promise.all(iris.map((iri) => data.progress(source, iri)));
  return found.find((progress) => progress !== undefined);
};
