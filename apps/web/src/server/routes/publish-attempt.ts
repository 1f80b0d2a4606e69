import { createHash } from "node:crypto";
import { toCanonicalJson } from "@statelier/model";
import type { Context } from "hono";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import { type Viewer, viewerOf } from "../http/viewer.ts";
import type { Attempt } from "../store/config-store.ts";
import { describeBadRequest, encodeConfig, succeed } from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";

/** Long enough that nobody guesses it: whoever has no account is told apart by it alone. */
const KEY = /^[\x21-\x7e]{16,128}$/;

export const ATTEMPT_HEADER = "Idempotency-Key";

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Alike for the same document, in whatever order its parts were sent: a reload may change that. */
const digestBody = ({ data, published_state: state = "PUBLISHED" }: Record<string, unknown>) =>
  hash(toCanonicalJson([state, data]));

/** The key of one person is none of another's. */
const nameCaller = (viewer: Viewer): string =>
  viewer.kind === "person" ? `person ${viewer.person.id}` : "nobody";

type ReadAttempt = { ok: true; attempt: Attempt | undefined } | { ok: false; failure: ApiFailure };

/** The attempt that a request belongs to; none where its caller names none. */
export const readAttempt = (context: Context, body: Record<string, unknown>): ReadAttempt => {
  const key = context.req.header(ATTEMPT_HEADER);
  if (key === undefined) return { ok: true, attempt: undefined };
  if (!KEY.test(key)) {
    const problem = `${ATTEMPT_HEADER} must be 16 to 128 visible characters of ASCII.`;
    return { ok: false, failure: describeBadRequest(problem) };
  }
  const id = hash(`${nameCaller(viewerOf(context))}\n${key}`);
  return { ok: true, attempt: { id, digest: digestBody(body) } };
};

/** The answer to a repetition: the chart that the attempt has led to. Undefined where it has led to none. */
export const answerRepetition = async (
  context: Context,
  { store }: Pick<ConfigApiServices, "store">,
  attempt: Attempt | undefined,
): Promise<Response | undefined> => {
  const found = attempt && (await store.findAttempt(attempt.id));
  if (!found) return undefined;
  const { key, digest } = found;
  if (digest !== attempt.digest)
    return answerApiFailure(context, {
      status: 409,
      id: "ATTEMPT_USED",
      message: `Another document was sent with this ${ATTEMPT_HEADER}: it is chart ${key}.`,
      args: { key },
    });
  const stored = await store.find(key, viewerOf(context));
  return stored && succeed(context, encodeConfig(stored));
};
