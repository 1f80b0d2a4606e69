import type { Loss } from "@statelier/document/migrations";
import type { Unread } from "@statelier/document";
import type { Io } from "../io/io.ts";
import { toPrintable } from "../io/to-printable.ts";

const LONGEST = 200;

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

const describeValue = (value: unknown): string => shorten(JSON.stringify(value) ?? "nothing");

const describeLoss = ({ step, path, was, dormant, added, reason }: Loss): string => {
  const notes = [...(reason ? [reason] : []), ...(dormant ? ["nothing that readers see"] : [])];
  const why = `(${[step, ...notes].join("; ")})`;
  const place = path.join(".") || "the document";
  return added
    ? `added on the way back at ${place} ${why}`
    : `dropped at ${place}: ${describeValue(was)} ${why}`;
};

const WORDS: Readonly<Record<NonNullable<Unread["why"]> | "unknown", readonly [string, string]>> = {
  unknown: ["not read", "the format has no such member"],
  repaired: ["repaired", "the format forbids this value"],
  repeated: ["left out", "it stands there twice"],
  kept: ["not shown", "kept for a later version"],
};

type Reported = {
  losses: readonly Loss[];
  unread: readonly Unread[];
  missingOption?: string | undefined;
};

/** One line about a file on standard error. */
export const reportProblem = (io: Io, file: string, problem: string): void => {
  io.err(toPrintable(`${file}: ${problem}`));
};

export const reportLosses = (
  io: Io,
  file: string,
  { losses, unread, missingOption }: Reported,
): void => {
  if (missingOption !== undefined) reportProblem(io, file, missingOption);
  for (const loss of losses) reportProblem(io, file, describeLoss(loss));
  for (const { path, was, why, dormant } of unread) {
    const value = describeValue(was);
    const note = dormant ? "; nothing that readers see" : "";
    const [what, reason] = WORDS[why ?? "unknown"];
    reportProblem(io, file, `${what} at ${path.join(".")}: ${value} (${reason}${note})`);
  }
};
