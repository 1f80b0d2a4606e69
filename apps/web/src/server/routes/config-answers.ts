import type { Context } from "hono";
import type { DocumentProblem } from "../documents/open-document.ts";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import type { ReadBodyResult } from "../http/json-body.ts";
import type { StoredConfig } from "../store/config-store.ts";

export const succeed = (context: Context, data: unknown): Response =>
  context.json({ success: true, data, message: "" });

/** A stored chart as the calls give it. */
export const encodeConfig = (config: StoredConfig) => ({
  key: config.key,
  data: { ...config.data, key: config.key },
  user_id: config.userId,
  team_id: config.teamId,
  published_state: config.publishedState,
  draft_of: config.draftOf,
  published_at: config.publishedAt,
  publish_at: config.publishAt,
  deleted_at: config.deletedAt,
  created_at: config.createdAt,
  updated_at: config.updatedAt,
});

export const PUBLISHING_OFF: ApiFailure = {
  status: 403,
  id: "PUBLISHING_OFF",
  message: "Publishing is switched off on this site.",
};

export const NOT_SIGNED_IN: ApiFailure = {
  status: 401,
  id: "NOT_SIGNED_IN",
  message: "You must be signed in to do this.",
};

export const TOKEN_UNKNOWN: ApiFailure = {
  status: 401,
  id: "TOKEN_UNKNOWN",
  message: "Unknown token: it is incorrect, has been revoked or has expired.",
};

export const NOT_ALLOWED: ApiFailure = {
  status: 403,
  id: "NOT_ALLOWED",
  message: "Your role does not allow this.",
};

/** A program that got hold of a token gets no further than it. */
export const NOT_FOR_PROGRAMS: ApiFailure = {
  ...NOT_ALLOWED,
  message: "Only people who are signed in can do this, not programs.",
};

export const NOT_OWNER: ApiFailure = {
  status: 403,
  id: "NOT_OWNER",
  message: "This chart belongs to someone else.",
};

export const describeRoleOfProvider = (provider: string): ApiFailure => ({
  status: 400,
  id: "ROLE_OF_PROVIDER",
  message: `${provider} gives this person their role at each sign-in. Change it there.`,
  path: "role",
  args: { provider },
});

/** Nobody could give roles any more. */
export const LAST_ADMINISTRATOR: ApiFailure = {
  status: 409,
  id: "LAST_ADMINISTRATOR",
  message: "There would be no administrator left: make somebody else one first.",
};

export const NOBODY_TO_GIVE_BACK: ApiFailure = {
  status: 400,
  id: "NOBODY_TO_GIVE_BACK",
  message: "Nobody handed this chart over to you, or they cannot have it any more.",
  path: "key",
};

/** Says nothing of who has an account. */
export const RECIPIENT_UNKNOWN: ApiFailure = {
  status: 400,
  id: "RECIPIENT_UNKNOWN",
  message: "Nobody who may take this chart has this address.",
  path: "email",
};

export const RELEASE_TIME_PAST: ApiFailure = {
  status: 400,
  id: "RELEASE_TIME_PAST",
  message: "publish_at is in the past. Publish the chart now instead.",
  path: "publish_at",
};

export const describeTimeLeftOut = (zone: string): ApiFailure => ({
  status: 400,
  id: "RELEASE_TIME_LEFT_OUT",
  message: `publish_at does not exist: clocks in ${zone} are put forward that day, and this hour is left out.`,
  path: "publish_at",
  args: { zone },
});

export const CHANGED_MEANWHILE: ApiFailure = {
  status: 409,
  id: "CHANGED_MEANWHILE",
  message: "The chart has been changed since it was opened. Read it again first.",
};

export const CONFIG_NOT_FOUND: ApiFailure = {
  status: 404,
  id: "CONFIG_NOT_FOUND",
  message: "Config not found",
};

export const describeBadRequest = (problem: string, path?: string): ApiFailure => ({
  status: 400,
  id: "BAD_REQUEST",
  message: problem,
  args: { problem },
  ...(path === undefined ? {} : { path }),
});

export const describeBody = (
  refused: Extract<ReadBodyResult, { ok: false }>,
  maxBytes: number,
): ApiFailure => {
  const { reason, message } = refused;
  if (reason === "unstorable") return describeBadRequest(message, refused.path);
  if (reason !== "too-large") return describeBadRequest(message);
  const args = { limit: String(Math.floor(maxBytes / 1000)) };
  return { status: 413, id: "BODY_TOO_LARGE", message, args };
};

export const describeProblem = (problem: DocumentProblem): ApiFailure => {
  const { version, supported = "", fault, ...failure } = problem;
  const args = version === undefined ? { problem: `${fault}.` } : { version, supported };
  return { status: 400, ...failure, args };
};

/** Says how long to wait, where a caller has published or asked too much. */
export const refuseRate = (
  context: Context,
  seconds: number,
  why = "Too many charts were published from this address.",
): Response => {
  context.header("Retry-After", String(seconds));
  const message = `${why} Try again in ${seconds} seconds.`;
  return answerApiFailure(context, {
    status: 429,
    id: "RATE_LIMITED",
    message,
    args: { seconds: String(seconds) },
  });
};
