import type { DataSource } from "@statelier/model";
import {
  describeFailure,
  type Failure,
  type PageError,
  statusOfFailure,
} from "@statelier/viewer/published-chart";

/** Why a published chart stands without data, and with which status: a dataset that is gone is named (D25). */
export const describeGap = (
  failure: Failure,
  { source, title }: { source: DataSource; title: string },
): { status: number; error: PageError } => ({
  status: statusOfFailure(failure),
  error:
    failure.id === "CANNOT_FIND_CUBE"
      ? { code: "CUBE_GONE", args: { title } }
      : describeFailure(failure, { source }),
});
