import { isLocale } from "@statelier/model";
import type { MiddlewareHandler } from "hono";
import { answerApiFailure, answerRefusal } from "./answer-error.ts";
import { readLocale } from "./locale-of-request.ts";

const PROBLEM = "%00 (U+0000)";

/** No name, key or text has U+0000, and not every database can be asked for it. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  const { url } = context.req.raw;
  if (!url.includes("%00")) return next();
  const args = { problem: PROBLEM };
  const [, first] = new URL(url).pathname.split("/");
  if (first === "api") {
    const message = `The address holds a character that it cannot have: ${PROBLEM}.`;
    return answerApiFailure(context, { status: 400, id: "BAD_REQUEST", message, args });
  }
  const locale = isLocale(first) ? first : readLocale(context);
  return answerRefusal(locale, { status: 400, error: { code: "BAD_REQUEST", args } });
};
