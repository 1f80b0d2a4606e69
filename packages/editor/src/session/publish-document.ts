import type { ConfigClient } from "@statelier/data";
import { listPublications, type StateWithCharts, writeFilterPositions } from "@statelier/document";
import type { ChartKey } from "@statelier/model";

/** Stores the document, or each chart of one with addresses of their own (D17), and answers the keys. Rejects with `DataError`. */
export const publishDocument = (
  configs: ConfigClient,
  state: StateWithCharts,
): Promise<ChartKey[]> => {
  const { state: _step, ...document } = writeFilterPositions(state);
  return Promise.all(
    listPublications(document).map(async (data) => {
      const { key } = await configs.createConfig({ data, published_state: "PUBLISHED" });
      return key;
    }),
  );
};
