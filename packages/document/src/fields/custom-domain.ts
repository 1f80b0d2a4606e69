import type { ChartConfig } from "../chart-types/registry.ts";
import { isPercentMode } from "./percent.ts";

/** Percentages have the bounds 0 and 100; others cannot be set (CD2). */
export const canSetDomain = (config: ChartConfig): boolean => !isPercentMode(config);

/** What a person does in a field, or at the button beside it. */
export type InputAct =
  | { readonly type: "typed" | "left" | "button" }
  | { readonly type: "key"; readonly key: string };

const isEnter = (act: InputAct): boolean => act.type === "key" && act.key === "Enter";

/** Whether the number in a field is read and checked now. Rule CD3. */
export const isNumberTaken = (act: InputAct): boolean => act.type === "left" || isEnter(act);

/** Whether other datasets are searched for now. Rule JO10. */
export const isDatasetSearchStarted = (act: InputAct): boolean =>
  act.type === "button" || isEnter(act);
