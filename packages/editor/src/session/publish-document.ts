import type { ConfigClient } from "@statelier/data";
import { type StateWithCharts, writeFilterPositions } from "@statelier/document";
import type { ChartKey } from "@statelier/model";

/** Stores the document as a chart of its own and answers its key. Rejects with `ConfigError`. */
export const publishDocument = async (
  configs: ConfigClient,
  state: StateWithCharts,
): Promise<ChartKey> => {
  const { state: _step, ...document } = writeFilterPositions(state);
  const { key } = await configs.createConfig({ data: document, published_state: "PUBLISHED" });
  return key;
};
