import { type Refusal, RETRY_SECONDS } from "../http/answer-error.ts";

/** How long files of data may be kept on the way, but for those of drafts and of sources that are away. */
export const FRESH_DOWNLOAD = "public, max-age=300, stale-while-revalidate=86400";

/** As many files as may be are made at this moment. */
export const BUSY: Refusal = {
  status: 503,
  error: { code: "DOWNLOAD_BUSY", args: { seconds: String(RETRY_SECONDS) } },
};
