import { parseConfiguratorState, parseDocument } from "../../document/parse-document.ts";
import { CURRENT_STATE_VERSION, migrateState } from "./migrate.ts";
import { stateSteps } from "./state-steps.ts";
import { makeState } from "../testing/make-state.ts";
import { describeRoundTrips } from "../testing/round-trips.ts";

describeRoundTrips({
  kind: "state",
  versions: stateSteps.versions,
  current: CURRENT_STATE_VERSION,
  make: makeState,
  migrate: migrateState,
  parse: (document) =>
    (document as { state?: unknown }).state === undefined
      ? parseDocument(document)
      : parseConfiguratorState(document),
});
