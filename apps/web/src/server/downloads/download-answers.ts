import { type Refusal, RETRY_SECONDS } from "../http/answer-error.ts";

/** As many files as may be are made at this moment. */
export const BUSY: Refusal = {
  status: 503,
  error: { code: "DOWNLOAD_BUSY", args: { seconds: String(RETRY_SECONDS) } },
};
