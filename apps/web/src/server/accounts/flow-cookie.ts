import { isRecord, parseJson } from "@statelier/model";
import type { Context } from "hono";
import { addCookie } from "../http/cookies.ts";
import { readCookie } from "../http/read-cookie.ts";
import type { SignInFlow } from "./open-id.ts";
import type { SessionCookie } from "./session-cookie.ts";

/** Somebody on the way to a provider and back. */
export type StartedSignIn = SignInFlow & { provider: string; back: string };

const SECONDS = 600;

/**
 * Keeps in the browser what must come back from the provider: whoever brings another browser's answer is not signed in
 * by it.
 */
export const makeFlowCookie = ({ name, attributes }: SessionCookie) => ({
  give: (context: Context, started: StartedSignIn): void => {
    const value = Buffer.from(JSON.stringify(started)).toString("base64url");
    addCookie(context, `${name}=${value}; ${attributes}; Max-Age=${SECONDS}`);
  },
  /** Once: it goes with the answer. */
  take: (context: Context): StartedSignIn | undefined => {
    const text = readCookie(context.req.header("cookie"), name);
    if (text === undefined) return undefined;
    addCookie(context, `${name}=; ${attributes}; Max-Age=0`);
    const value = parseJson(Buffer.from(text, "base64url").toString("utf8"));
    if (!isRecord(value)) return undefined;
    const { provider, state, nonce, verifier, back } = value;
    const isWhole = [provider, state, nonce, verifier, back].every(
      (part) => typeof part === "string",
    );
    return isWhole ? (value as StartedSignIn) : undefined;
  },
});

export type FlowCookie = ReturnType<typeof makeFlowCookie>;
