import { listComponentsOfField, type OptionFacts } from "@statelier/document";
import type { ObservationTable } from "@statelier/model";
import { useState } from "react";
import { useSession } from "../../chart/editor-context.ts";
import { useObservations } from "../../chart/use-drawn-chart.ts";
import { findGaps } from "./find-gaps.ts";

/** What the observations say about the options of the chart; only areas ask them. */
export const useOptionFacts = (): OptionFacts => {
  const observations = useObservations();
  const [last, setLast] = useState<ObservationTable>();
  const table = observations.status === "success" ? observations.value.table : last;
  if (table !== last) setLast(table);
  const asked = useSession(({ config }) => {
    const [time = ""] = listComponentsOfField(config, "x");
    const [series = ""] = listComponentsOfField(config, "segment");
    const [measure = ""] = listComponentsOfField(config, "y");
    return config.chartType === "area" ? { time, series, measure } : undefined;
  });
  return { hasGaps: asked !== undefined && table !== undefined && findGaps(table, asked) };
};
