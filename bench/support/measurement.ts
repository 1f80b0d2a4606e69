/** One line of a benchmark. The aim holds for the ratio where there is a reference, else for our own value; `measureBeside` for our own always. */
export type Measurement = {
  /** What was measured, with its unit. */
  metric: string;
  ours: number;
  reference: number | null;
  ratio: number | null;
  aim: number;
  met: boolean;
};

type BenchmarkResult = {
  measurements: Measurement[];
  /** The values behind each measurement, by name. */
  samples: Record<string, unknown>;
};

/** `most` observations where a benchmark has several sizes; `isQuick` where one takes minutes; `only` the case of this name. */
export type Benchmark = (options?: {
  most?: number;
  isQuick?: boolean;
  only?: string;
}) => Promise<BenchmarkResult>;

const round = (value: number): number => Number(value.toPrecision(4));

/** A value that should be at most `aim`. */
export const measureAlone = (metric: string, ours: number, aim: number): Measurement => ({
  metric,
  ours: round(ours),
  reference: null,
  ratio: null,
  aim,
  met: ours <= aim,
});

/** A value that should be at most `aim` times its reference; `tie` is how much more still counts as met. */
export const measureAgainst = (
  metric: string,
  { ours, reference }: { ours: number; reference: number },
  aim: number,
  tie = 0,
): Measurement => ({
  metric,
  ours: round(ours),
  reference: round(reference),
  ratio: reference === 0 ? null : round(ours / reference),
  aim,
  met: ours <= (aim + tie) * reference,
});

/** A value that should itself be at most `aim`, beside what the reference takes. */
export const measureBeside = (
  metric: string,
  values: { ours: number; reference: number },
  aim: number,
): Measurement => ({ ...measureAgainst(metric, values, aim), met: values.ours <= aim });

/** A value that should be at least `aim`. */
export const measureAtLeast = (metric: string, ours: number, aim: number): Measurement => ({
  ...measureAlone(metric, ours, aim),
  met: ours >= aim,
});
