import { isLocale } from "@statelier/model";
import type { Context, MiddlewareHandler } from "hono";
import { answerApiFailure, answerRefusal } from "./answer-error.ts";
import { readLocale } from "./locale-of-request.ts";

/** The refusal in the form of the address: for programs, or as a page. */
const refuse = (
  context: Context,
  { status, problem, message }: { status: 400 | 415; problem: string; message: string },
): Response => {
  const args = { problem };
  const [, first] = new URL(context.req.raw.url).pathname.split("/");
  if (first === "api")
    return answerApiFailure(context, { status, id: "BAD_REQUEST", message, args });
  const locale = isLocale(first) ? first : readLocale(context);
  return answerRefusal(locale, { status, error: { code: "BAD_REQUEST", args } });
};

const NUL = "%00 (U+0000)";

/** No name, key or text has U+0000, and not every database can be asked for it. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  if (!context.req.raw.url.includes("%00")) return next();
  const message = `The address holds a character that it cannot have: ${NUL}.`;
  return refuse(context, { status: 400, problem: NUL, message });
};

/** Bodies are read as they come: one that says that it is compressed would be taken for what it is not. */
export const refuseEncoded: MiddlewareHandler = async (context, next) => {
  const encoding = context.req.header("content-encoding") ?? "identity";
  if (encoding.trim().toLowerCase() === "identity") return next();
  const problem = `Content-Encoding: ${encoding.slice(0, 80)}`;
  const message = `Send the body without a content encoding, not with ${problem}.`;
  return refuse(context, { status: 415, problem, message });
};
