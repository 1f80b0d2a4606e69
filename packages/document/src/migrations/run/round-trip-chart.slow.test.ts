import { parseChartConfig } from "../../document/parse-document.ts";
import { chartSteps } from "./chart-steps.ts";
import { CURRENT_CHART_VERSION, migrateChartConfig } from "./migrate.ts";
import { makeChart } from "../testing/make-chart.ts";
import { describeRoundTrips } from "../testing/round-trips.ts";

describeRoundTrips({
  kind: "chart",
  versions: chartSteps.versions,
  current: CURRENT_CHART_VERSION,
  make: makeChart,
  migrate: migrateChartConfig,
  parse: parseChartConfig,
});
