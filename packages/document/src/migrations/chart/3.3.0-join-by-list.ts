import { omit, update } from "../json.ts";
import type { ChartStep } from "../step.ts";

export const joinByList = {
  from: "3.2.0",
  to: "3.3.0",
  what: "join-by-list",
  up: (chart) =>
    update(chart, "cubes.*", (cube) =>
      typeof cube.joinBy === "string" ? { ...cube, joinBy: [cube.joinBy] } : cube,
    ),
  down: (chart, { lose }) =>
    update(chart, "cubes.*", (cube, at) => {
      if (!Array.isArray(cube.joinBy)) return cube;
      const [first] = cube.joinBy;
      if (cube.joinBy.length !== 1) lose([...at, "joinBy"], cube.joinBy);
      return first === undefined ? omit(cube, "joinBy") : { ...cube, joinBy: first };
    }),
} as const satisfies ChartStep;
