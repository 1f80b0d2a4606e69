import { ConfigError, DataError } from "@statelier/data";
import type { DataSource } from "@statelier/model";
import type { PageError } from "@statelier/viewer";

type Details = { source?: DataSource; iri?: string; key?: string };

const describe = (
  id: string,
  { source, iri = "", key = "" }: Details,
  message: string,
): PageError => {
  const url = source?.url ?? "";
  switch (id) {
    case "CANNOT_FIND_CUBE":
      return { code: "CANNOT_FIND_CUBE", args: { source: url, iri } };
    case "CONFIG_NOT_FOUND":
      return { code: "CONFIG_NOT_FOUND", args: { key } };
    case "SOURCE_TIMEOUT":
      return { code: "SOURCE_TIMEOUT", args: { source: url, seconds: "60" } };
    case "SOURCE_NOT_ALLOWED":
      return {
        code: "SOURCE_NOT_ALLOWED",
        args: { source: url, setting: "STATELIER_SOURCES" },
      };
    case "SOURCE_DOWN":
    case "SOURCE_ANSWER_INVALID":
      return { code: id, args: { source: url } };
    case "OFFLINE":
      return { code: "OFFLINE", args: {} };
    case "BODY_TOO_LARGE":
      return { code: "BODY_TOO_LARGE", args: { limit: "1024" } };
    case "RATE_LIMITED":
      return { code: "RATE_LIMITED", args: { seconds: "60" } };
    case "DOCUMENT_INVALID":
      return { code: "DOCUMENT_INVALID", args: { path: "", problem: message } };
    default:
      return { code: "INTERNAL", args: { reference: id } };
  }
};

/** The row of the error catalogue for a failed call. */
export const describeFailure = (error: unknown, details: Details = {}): PageError => {
  if (error instanceof DataError) return describe(error.id, details, error.message);
  if (!(error instanceof ConfigError))
    return { code: "INTERNAL", args: { reference: String(error) } };
  const described = describe(error.id, details, error.message);
  return described.code === "DOCUMENT_INVALID"
    ? { ...described, args: { ...described.args, path: error.path ?? "" } }
    : described;
};
