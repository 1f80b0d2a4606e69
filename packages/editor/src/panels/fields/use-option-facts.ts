import { findFieldSpec, listComponentsOfField, type OptionFacts } from "@statelier/document";
import type { ObservationTable } from "@statelier/model";
import { useState } from "react";
import { useSession } from "../../chart/editor-context.ts";
import { useObservations } from "../../chart/use-drawn-chart.ts";
import { findGaps } from "./find-gaps.ts";

/** What the observations say about the options of the chart; only charts that can impute ask them. */
export const useOptionFacts = (): OptionFacts => {
  const observations = useObservations();
  const [last, setLast] = useState<ObservationTable>();
  const table = observations.status === "success" ? observations.value.table : last;
  if (table !== last) setLast(table);
  const ids = useSession(({ config }) => {
    const canImpute = findFieldSpec(config, "segment")?.options.includes("imputation");
    if (!canImpute) return undefined;
    const [time = ""] = listComponentsOfField(config, "x");
    const [series = ""] = listComponentsOfField(config, "segment");
    const [measure = ""] = listComponentsOfField(config, "y");
    return { time, series, measure };
  });
  return { hasGaps: ids !== undefined && table !== undefined && findGaps(table, ids) };
};
