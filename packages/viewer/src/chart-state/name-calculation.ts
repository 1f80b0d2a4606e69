import type { ChartConfig } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";

/** The switch between what is worked out and the values themselves. */
export const nameCalculation = ({ extensions }: Pick<ChartConfig, "extensions">, t: Translator) =>
  t(`viewer.calculation.${extensions?.calculation?.type ?? "index"}`);
