import type { DataSource } from "@statelier/model";
import type { SessionEnvironment, SessionNotice } from "./environment.ts";
import { describeFailure, isFailure, type PageError } from "@statelier/viewer";

/** What only keeping charts can fail for: readers do not meet it (`describeFailure`). */
const KEEPING = ["ATTEMPT_USED", "SERVER_AWAY", "STORAGE_FULL", "STORE_AWAY"] as const;

const findKeeping = (error: unknown): PageError | undefined => {
  const id = isFailure(error) ? error.id : undefined;
  const code = KEEPING.find((each) => each === id);
  return code && { code, args: (isFailure(error) && error.args) || {} };
};

/** The row of the error catalogue for what a call or a drawing has thrown. */
export const describeError = (
  error: unknown,
  asked: Parameters<typeof describeFailure>[1] = {},
): PageError =>
  findKeeping(error) ??
  (isFailure(error)
    ? describeFailure(error, asked)
    : { code: "INTERNAL", args: { reference: String(error) } });

/**
 * From when a chart is sent to be published: what describes why it was not, or that nobody knows whether it was. A request that got
 * no answer may have arrived.
 */
export const watchPublishing = (
  { isOnline, now }: Pick<SessionEnvironment, "isOnline" | "now">,
  source: DataSource,
): ((failure: unknown) => Extract<SessionNotice, { type: "error" }>) => {
  const wasOnline = isOnline();
  return (failure) => {
    const error = describeError(failure, { source });
    if (error.code === "OFFLINE" && wasOnline)
      return { type: "error", error: { code: "PUBLISH_UNANSWERED", args: {} } };
    const seconds = error.code === "RATE_LIMITED" ? Number(error.args["seconds"]) : 0;
    const again = new Date(now().getTime() + seconds * 1000);
    return { type: "error", error, ...(seconds > 0 && { again }) };
  };
};
