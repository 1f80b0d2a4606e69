import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { answerTextError } from "../http/answer-error.ts";
import { makeRateLimit, perHour } from "../http/rate-limit.ts";

export type OperatorGateInput = {
  token: string;
  callerOf: (context: Context) => string;
  now?: () => number;
};

/** Undefined for an operator, else the answer that refuses. */
export type OperatorGate = (context: Context) => Response | undefined;

const WRONG_PER_HOUR = 30;
const VISITS_PER_HOUR = 1_200;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A token, or the password that a browser asked for; any user name will do. */
const readToken = (header: string | undefined): string | undefined => {
  const [, scheme = "", value = ""] = /^(\w+) +(\S+)$/.exec(header ?? "") ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return undefined;
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
};

const refuse = (status: 401 | 429, headers: Record<string, string>): Response =>
  answerTextError(status, status === 401 ? "A token is needed." : "Too many questions.", headers);

/** Compares in a time that says nothing of the token. Who guesses often is refused; the right token is not. */
export const makeOperatorGate = ({ token, callerOf, now }: OperatorGateInput): OperatorGate => {
  const expected = digest(token);
  const wrong = makeRateLimit(perHour(WRONG_PER_HOUR), now);
  const visits = makeRateLimit(perHour(VISITS_PER_HOUR), now);
  return (context) => {
    const caller = callerOf(context);
    const refuseTooMany = (seconds: number) =>
      seconds > 0 ? refuse(429, { "Retry-After": String(seconds) }) : undefined;
    const given = readToken(context.req.header("authorization"));
    if (given !== undefined && timingSafeEqual(digest(given), expected))
      return refuseTooMany(visits.take(caller));
    const tooMany = given === undefined ? undefined : refuseTooMany(wrong.take(caller));
    const realm = 'Basic realm="Statelier", charset="UTF-8"';
    return tooMany ?? refuse(401, { "WWW-Authenticate": realm });
  };
};
