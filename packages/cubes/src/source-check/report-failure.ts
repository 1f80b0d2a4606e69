import { SourceError } from "../source/cube-source.ts";
import { TermError } from "../sparql/queries/sparql-text.ts";
import type { SourceFinding } from "./source-finding.ts";

const ADVICE: Partial<Record<SourceError["id"], string>> = {
  SOURCE_TIMEOUT: "Raise the endpoint's own time-out, or wait longer with --timeout SECONDS.",
  RESULT_TOO_LARGE: "Raise the endpoint's own limit of an answer.",
};

/** Runs a step; what the source does not answer becomes a finding, what is wrong here is thrown. */
export const reportFailure = async (
  topic: SourceFinding["topic"],
  step: () => Promise<SourceFinding[]>,
): Promise<SourceFinding[]> => {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof SourceError) && !(error instanceof TermError)) throw error;
    const advice = error instanceof SourceError ? ADVICE[error.id] : undefined;
    return [
      {
        topic,
        level: "missing",
        sentence: error.message.replace(/: $/, "."),
        ...(advice ? { advice } : {}),
      },
    ];
  }
};
