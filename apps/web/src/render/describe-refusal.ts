import type { ChartKey } from "@statelier/model";
import type { PageError } from "@statelier/viewer/published-chart";
import type { OpenRefusal } from "../server/published/refuse-source.ts";
import { describeGap } from "./describe-gap.ts";

/** Why a published chart is not shown, and with which status, in every form in which it is asked for. */
export const describeRefusal = (
  key: ChartKey,
  refusal: OpenRefusal,
): { status: number; error: PageError } => {
  if (refusal.reason === "unknown")
    return { status: 404, error: { code: "CONFIG_NOT_FOUND", args: { key } } };
  if (refusal.reason === "source") return describeGap(refusal.failure, refusal);
  const { id, path, fault, version = "", supported = "" } = refusal.problem;
  return {
    status: 422,
    error:
      id === "DOCUMENT_TOO_NEW"
        ? { code: id, args: { version, supported } }
        : { code: id, args: { path, problem: `${fault}.` } },
  };
};
