import type { DataSource } from "@statelier/model";
import type { PageError } from "../error-page.tsx";

/** A failed call as it travels with a page. */
export type Failure = { id: string; message: string };

/** How a failed call to a source is told to a reader. */
export const describeFailure = ({ id, message }: Failure, source: DataSource): PageError => {
  switch (id) {
    case "SOURCE_TIMEOUT":
      return { code: "SOURCE_TIMEOUT", args: { source: source.url, seconds: "30" } };
    case "SOURCE_NOT_ALLOWED":
      return {
        code: "SOURCE_NOT_ALLOWED",
        args: { source: source.url, setting: "STATELIER_SOURCES" },
      };
    case "SOURCE_DOWN":
    case "SOURCE_ANSWER_INVALID":
      return { code: id, args: { source: source.url } };
    case "OFFLINE":
      return { code: "OFFLINE", args: {} };
    case "BAD_REQUEST":
      return { code: "BAD_REQUEST", args: { problem: message } };
    default:
      return { code: "INTERNAL", args: { reference: id } };
  }
};

/** The HTTP status of a page that shows the failure. */
export const statusOfFailure = ({ id }: Failure): number => {
  if (id === "SOURCE_NOT_ALLOWED") return 403;
  if (id === "BAD_REQUEST") return 400;
  return id === "SOURCE_TIMEOUT" ? 504 : 503;
};
