import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Takes a minute by the clock, whatever else runs: the others run beside it. */
const BY_THE_CLOCK = "faulty-source.slow.test.ts";

const rankOf = ({ moduleId }: TestSpecification): number => {
  if (moduleId.endsWith(BY_THE_CLOCK)) return 0;
  return moduleId.endsWith(".slow.test.ts") ? 1 : 2;
};

/** Long files first, so that the workers end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
