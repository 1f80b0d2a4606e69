import type { ConfigClient, StoredConfig } from "@statelier/data";

/** A draft of one's own that says what another chart says. Rejects with `DataError`. */
export const duplicateChart = async (configs: ConfigClient, key: string): Promise<StoredConfig> => {
  const { data } = await configs.getConfig(key);
  return configs.createConfig({ data, published_state: "DRAFT" });
};
