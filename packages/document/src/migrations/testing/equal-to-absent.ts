import type { Path } from "../json.ts";

type Equality = {
  readonly is: (path: Path, value: unknown) => boolean;
  readonly reason: string;
};

const isChartOfState = ([first, second]: Path): boolean =>
  first === "chartConfig" || (first === "chartConfigs" && typeof second === "number");

/** What a document may have or lack after a way there and back without being another document. */
export const EQUAL_TO_ABSENT: readonly Equality[] = [
  {
    is: (_path, value) => value === null,
    reason: "stores wrote what was undefined as null; the schema reads both alike",
  },
  {
    is: (path) => path.at(-1) === "version" && isChartOfState(path),
    reason: "a step of a state brings its charts to one version, whichever each had",
  },
  {
    is: (path, value) => path.length === 1 && path[0] === "version" && value === "1.0.0",
    reason: "the first version did not write itself",
  },
  {
    is: (path, value) =>
      value === 100 && path.at(-1) === "opacity" && isChartOfState(path) && path.includes("fields"),
    reason:
      "a layer is opaque where no opacity is written; states of 3.1.0 hold charts without and with it",
  },
];
