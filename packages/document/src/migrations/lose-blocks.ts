import type { JsonObject, Path } from "./json.ts";
import { valueAt } from "./opened.ts";
import type { StateTools } from "./step.ts";

/** With charts go the blocks in which later versions show them. */
export const loseBlocks = (
  charts: readonly JsonObject[],
  { lose, opened }: StateTools,
  part: Path = [],
): void => {
  const blocks = opened(["layout", "blocks"]);
  if (!Array.isArray(blocks)) return;
  const keys = new Set(charts.map(({ key }) => key));
  for (const [index, block] of blocks.entries()) {
    if (!keys.has(valueAt(block, ["key"]))) continue;
    const path = ["layout", "blocks", index, ...part];
    lose(path, opened(path), { dormant: true });
  }
};
