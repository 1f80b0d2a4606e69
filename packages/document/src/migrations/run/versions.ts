import { chartSteps } from "./chart-steps.ts";
import { stateSteps } from "./state-steps.ts";

/** Every version of a chart config that can be read and written, oldest first. */
export const CHART_VERSIONS = chartSteps.versions;
/** Every version of a configurator state that can be read and written, oldest first. */
export const STATE_VERSIONS = stateSteps.versions;
