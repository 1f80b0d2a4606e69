import type { ConfigClient, StoredConfig } from "@statelier/data";

/** A draft of the person's own that says what another chart says; nobody else's, whoever is signed in by now. Rejects with `DataError`. */
export const duplicateChart = async (
  configs: Pick<ConfigClient, "getConfig" | "createConfig">,
  key: string,
  personId: string,
): Promise<StoredConfig> => {
  const { data } = await configs.getConfig(key);
  return configs.createConfig({ data, published_state: "DRAFT", person_id: personId });
};
