import type { DataSource } from "@statelier/model";
import type { PageError } from "@statelier/viewer";

/** How a failed call to a source is told to a reader, and with which status. */
export const describeSourceFailure = (
  id: string,
  details: { source: DataSource; title: string },
): { status: number; error: PageError } => {
  const source = details.source.url;
  switch (id) {
    case "CANNOT_FIND_CUBE":
      return { status: 404, error: { code: "CUBE_GONE", args: { title: details.title } } };
    case "SOURCE_TIMEOUT":
      return { status: 504, error: { code: "SOURCE_TIMEOUT", args: { source, seconds: "30" } } };
    case "SOURCE_NOT_ALLOWED":
      return {
        status: 403,
        error: { code: "SOURCE_NOT_ALLOWED", args: { source, setting: "STATELIER_SOURCES" } },
      };
    case "SOURCE_ANSWER_INVALID":
      return { status: 502, error: { code: "SOURCE_ANSWER_INVALID", args: { source } } };
    default:
      return { status: 503, error: { code: "SOURCE_DOWN", args: { source } } };
  }
};
