import type { Context } from "hono";
import { answerApiFailure, type Refusal, RETRY_SECONDS } from "../http/answer-error.ts";
import { isStoreFailure, type StoreFailure } from "../store/store-failure.ts";

const AWAY_ARGS = { seconds: String(RETRY_SECONDS) };

/** What a reader is told who needs the store of charts while it is away or full; undefined for another error. */
export const findStoreRefusal = (error: unknown): Refusal | undefined => {
  if (!isStoreFailure(error)) return undefined;
  return error.reason === "full"
    ? { status: 507, error: { code: "STORAGE_FULL", args: {} } }
    : { status: 503, error: { code: "STORE_AWAY", args: AWAY_ARGS } };
};

/** The same for a call of the API. */
export const answerStoreFailure = (context: Context, { reason }: StoreFailure): Response => {
  if (reason === "full") {
    const message =
      "The disk of this site is full: nothing was published. Its operator has to make room.";
    return answerApiFailure(context, { status: 507, id: "STORAGE_FULL", message });
  }
  context.header("Retry-After", String(RETRY_SECONDS));
  const message = `The store of charts does not answer. Try again in ${RETRY_SECONDS} seconds.`;
  return answerApiFailure(context, { status: 503, id: "STORE_AWAY", message, args: AWAY_ARGS });
};
