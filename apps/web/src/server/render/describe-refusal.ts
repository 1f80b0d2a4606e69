import type { ChartKey } from "@statelier/model";
import {
  describeFailure,
  type PageError,
  statusOfFailure,
} from "@statelier/viewer/published-chart";
import type { OpenRefusal, SourceRefusal } from "../published/refuse-source.ts";

/**
 * A dataset that has had a title is named and said to have been removed (D25); of another one is said that the
 * source does not have it.
 */
const describeGap = ({ failure, title, source, config }: SourceRefusal): PageError =>
  failure.id === "CANNOT_FIND_CUBE" && title !== undefined
    ? { code: "CUBE_GONE", args: { title } }
    : describeFailure(failure, { source, iri: config.cubes[0]?.iri ?? "" });

/** Why a published chart is not shown, and with which status, in every form in which it is asked for. */
export const describeRefusal = (
  key: ChartKey,
  refusal: OpenRefusal,
): { status: number; error: PageError } => {
  if (refusal.reason === "unknown")
    return { status: 404, error: { code: "CONFIG_NOT_FOUND", args: { key } } };
  if (refusal.reason === "unpublished")
    return { status: 404, error: { code: "CHART_UNPUBLISHED", args: { key } } };
  if (refusal.reason === "source")
    return { status: statusOfFailure(refusal.failure), error: describeGap(refusal) };
  const { id, path, fault, version = "", supported = "" } = refusal.problem;
  return {
    status: 422,
    error:
      id === "DOCUMENT_TOO_NEW"
        ? { code: id, args: { version, supported } }
        : { code: id, args: { path, problem: `${fault}.` } },
  };
};
