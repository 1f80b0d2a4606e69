import type { DataSource } from "@statelier/model";
import type { PageError } from "./build-error-words.ts";

/** A failed call as a value that survives JSON: `id` and `args` are a row of `docs/errors.md` and its blanks. */
export type Failure = {
  id: string;
  message: string;
  path?: string;
  args?: Record<string, string>;
};

/** What the page knows of what it asked for. */
type Asked = { source?: DataSource; iri?: string; key?: string };

const STATUS = {
  CANNOT_FIND_CUBE: 404,
  CONFIG_NOT_FOUND: 404,
  INVITATION_USED: 404,
  CHART_UNPUBLISHED: 404,
  NOT_SIGNED_IN: 401,
  TOKEN_UNKNOWN: 401,
  SOURCE_NOT_ALLOWED: 403,
  NOT_ALLOWED: 403,
  CHART_ALLOWANCE: 403,
  REMOVED_ALLOWANCE: 403,
  NOT_OWNER: 403,
  RECIPIENT_UNKNOWN: 400,
  ROLE_OF_PROVIDER: 400,
  NOBODY_TO_GIVE_BACK: 400,
  RELEASE_TIME_PAST: 400,
  RELEASE_TIME_LEFT_OUT: 400,
  LAST_ADMINISTRATOR: 409,
  CHANGED_MEANWHILE: 409,
  PALETTE_NAME_TAKEN: 409,
  PUBLISHING_OFF: 403,
  FOREIGN_ORIGIN: 403,
  BAD_REQUEST: 400,
  QUERY_TOO_COMPLEX: 400,
  DOCUMENT_INVALID: 422,
  DOCUMENT_TOO_NEW: 422,
  DOCUMENT_TOO_LARGE: 422,
  NO_DIMENSION: 422,
  MEASURE_NOT_NUMERICAL: 422,
  DIMENSION_NOT_TEMPORAL: 422,
  MEASURE_UNITS_DIFFER: 422,
  MEASURE_UNITS_EQUAL: 422,
  RESULT_TOO_LARGE: 422,
  JOIN_TOO_LARGE: 422,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  SOURCE_ANSWER_INVALID: 502,
  SOURCE_DOWN: 503,
  SOURCE_BUSY: 503,
  OFFLINE: 503,
  SOURCE_TIMEOUT: 504,
} as const;

const isKnown = (id: string): id is keyof typeof STATUS => Object.hasOwn(STATUS, id);

/** By shape: the server's rendering module and the server itself each have error classes of their own. */
export const isFailure = (error: unknown): error is Error & Failure =>
  error instanceof Error && "id" in error && typeof error.id === "string";

/** What a failed call says to a reader. What nobody expected is known by its reference in the server's log. */
export const describeFailure = (
  { id, message, path = "", args = {} }: Failure,
  { source, iri = "", key = "" }: Asked = {},
): PageError => {
  if (!isKnown(id)) return { code: "INTERNAL", args: { reference: args["reference"] ?? id } };
  const blanks = {
    source: source?.url ?? "",
    setting: "STATELIER_SOURCES",
    iri,
    key,
    path,
    problem: message,
  };
  return { code: id, args: { ...blanks, ...args } };
};

/** The HTTP status of a page that shows the failure. */
export const statusOfFailure = ({ id }: Failure): number => (isKnown(id) ? STATUS[id] : 500);
