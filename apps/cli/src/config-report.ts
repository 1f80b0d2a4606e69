import type { Loss } from "@statelier/document/migrations";
import type { Io } from "./io.ts";

const LONGEST = 200;

/** What stood in a file must not steer a terminal. */
const toPrintable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u001f\u007f-\u009f]/g, (found) => JSON.stringify(found).slice(1, -1));

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

const describeLoss = ({ step, path, was, dormant, reason }: Loss): string => {
  const value = shorten(JSON.stringify(was) ?? "nothing");
  const notes = [...(reason ? [reason] : []), ...(dormant ? ["nothing that readers see"] : [])];
  return `lost at ${path.join(".") || "the document"}: ${value} (${[step, ...notes].join("; ")})`;
};

/** One line about a file on standard error. */
export const reportProblem = (io: Io, file: string, problem: string): void => {
  io.err(toPrintable(`${file}: ${problem}`));
};

export const reportLosses = (io: Io, file: string, losses: readonly Loss[]): void => {
  for (const loss of losses) reportProblem(io, file, describeLoss(loss));
};
