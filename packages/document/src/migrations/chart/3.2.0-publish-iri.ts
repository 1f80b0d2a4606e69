import { update } from "../json.ts";
import { dropMember } from "../members.ts";
import type { ChartStep } from "../step.ts";

export const publishIri = {
  from: "3.1.0",
  to: "3.2.0",
  what: "publish-iri",
  up: (chart) => update(chart, "cubes.*", (cube) => ({ ...cube, publishIri: cube.iri })),
  down: (chart, tools) =>
    update(chart, "cubes.*", (cube, at) => dropMember(cube, ["publishIri", cube.iri], at, tools)),
} as const satisfies ChartStep;
