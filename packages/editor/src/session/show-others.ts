import type { StoredConfig } from "@statelier/data";
import { derivePublished, type StateWithCharts } from "@statelier/document";
import type { ChartKey } from "@statelier/model";
import type { SessionEnvironment } from "./environment.ts";

/** Of charts that were published each by itself: all but the first one open in tabs of their own, the last one first (D17). */
export const showOthers = (
  { open, keepOthers }: SessionEnvironment,
  state: StateWithCharts,
  [first, ...others]: readonly StoredConfig[],
): void => {
  if (!first || others.length === 0) return;
  const { chartConfigs } = derivePublished(state);
  keepOthers(
    first.key,
    others.flatMap(({ key }, at) => {
      const config = chartConfigs[at + 1];
      return config ? [{ key, config }] : [];
    }),
  );
  for (const { key } of others.toReversed()) open(`/v/${key}?publishSuccess=true`);
};

/** The page of what was published, here or in the window that asked for it. */
export const showPublished = (
  { answerOpener, leave }: SessionEnvironment,
  key: ChartKey,
  isUpdate: boolean,
): void => {
  const update = isUpdate ? "&updated=true" : "";
  if (!answerOpener(`CHART_ID:${key}`)) leave(`/v/${key}?publishSuccess=true${update}`);
};
