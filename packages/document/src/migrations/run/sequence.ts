import type { Step } from "../step.ts";

type Chained<Steps extends readonly unknown[]> = Steps extends readonly [
  infer First extends { readonly to: string },
  infer Second extends { readonly from: string; readonly to: string },
  ...infer Rest,
]
  ? Second["from"] extends First["to"]
    ? Chained<readonly [Second, ...Rest]>
    : `${Second["from"]} → ${Second["to"]} does not follow ${First["to"]}`
  : unknown;

/** Migration steps of one kind of document, oldest first. A gap in the versions does not compile. */
export type Sequence<Tools> = {
  readonly kind: "chart" | "state";
  readonly steps: readonly Step<Tools>[];
  readonly versions: readonly string[];
};

export const sequence =
  <Tools>(kind: "chart" | "state") =>
  <const Steps extends readonly [Step<Tools>, ...Step<Tools>[]]>(
    steps: Steps & Chained<Steps>,
  ): Sequence<Tools> => {
    const [first] = steps as Steps;
    const all: readonly Step<Tools>[] = steps;
    return { kind, steps: all, versions: [first.from, ...all.map(({ to }) => to)] };
  };
