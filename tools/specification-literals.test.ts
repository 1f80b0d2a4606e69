import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./run-step.ts";

const SESSION = "packages/editor/src/session";
const MESSAGES = "packages/ui/src/messages";

/** Message ids, log lines and texts of assertions that section 8 of both specifications names (D30), and where they are. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  [`${SESSION}/editor-session.ts`]: [
    "No chart config available!",
    "Could not find active chart config",
    "Could not fetch dimensions and measures",
    "Could not update draft",
    "Could not save draft",
    "CHART_ID:",
  ],
  [`${SESSION}/with-session-log.ts`]: [
    "Could not fetch components for ${iri}!",
    "Could not fetch possible filters for ${iri}!",
  ],
  [`${SESSION}/check-components.ts`]: [
    "Cube query filters not found",
    "Undefined dataCubeComponents",
    "Undefined dimensions",
    "Undefined measures",
    "Dimension should have an IRI",
    "Dimension should be a join by at this point",
    "Original id should have been found",
  ],
  [`${SESSION}/check-opened.ts`]: [
    "State does not respect type guard",
    "After init, chart state should be in CONFIGURING_CHART state",
    "Should be configuring after edit",
  ],
  [`${SESSION}/load-session.ts`]: [
    "CANNOT_FIND_CUBE",
    "Error while parsing stored state",
    "Error while decoding configurator state",
    "Attempted to restore invalid state. Removing from localStorage.",
    "Filter presets should be defined when time range filter is rendered",
  ],
  [`${SESSION}/unreachable.ts`]: ["This should be unreachable! but got ${"],
  [`${SESSION}/stored-state.ts`]: ["vizualize-configurator-state:"],
  [`${SESSION}/describe-notice.ts`]: ["button.save-draft.error"],
  "packages/editor/src/board/canvas-blocks.tsx": [
    "ChartGridLayout can only be used in a canvas layout!",
  ],
  "packages/editor/src/palettes/palette-form.tsx": [
    "controls.custom-color-palettes.title-unavailable",
  ],
  "packages/editor/src/palettes/own-palettes.tsx": ["login.profile.my-color-palettes.add"],
  "packages/editor/src/panels/chart-type/chart-type-picker.tsx": [
    "hint.no.visualization.with.dataset",
  ],
  "packages/viewer/src/catalogue/browse-loader.ts": [
    "Cannot redirect to unversioned IRI if dataSource.type !== sparql",
  ],
  "packages/viewer/src/file-transfer/transfer-status.tsx": ["hint.dataloadingerror.message"],
  "packages/document/src/charts/chart-fault.ts": [
    "No dimension ${componentId} in cube!",
    "Measure ${componentId} is not numerical!",
    "Dimension ${componentId} is not temporal!",
    "No component ${missing}",
  ],
  "packages/document/src/machine/transition.ts": [
    "Ignoring ${event.type} as ${why}",
    "state is incompatible with action",
  ],
  "packages/document/src/migrations/state/3.0.0-data-set-in-charts.ts": [
    "Cannot migrate chartConfig dataSet to configuratorState dataSet because they are not the same.",
  ],
  "packages/model/src/vocabulary/map-service.ts": [
    "wmts.error-invalid-url",
    "wmts.layer-not-supported-crs",
  ],
  [`${MESSAGES}/services/en.ts`]: ['"Unknown layer"'],
  [`${MESSAGES}/editor/en.ts`]: [
    "controls.chart.disabled.numerical",
    "controls.chart.disabled.categorical",
    "controls.chart.disabled.geographical",
    "controls.chart.disabled.multiple-measures",
    "controls.chart.disabled.temporal",
    "controls.chart.disabled.different-unit",
    "controls.chart.disabled.same-unit",
    "At least one ordinal measure and one geographical dimension are required.",
  ],
  "apps/web/src/server/routes/config-answers.ts": ["Config not found"],
  "apps/web/src/server/app.ts": ["Error while decoding configurator state"],
};

test.each(
  Object.entries(PLACES).flatMap(([file, texts]) => texts.map((text) => [text, file] as const)),
)("D30 “%s” is in %s", (text, file) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toContain(text);
});
