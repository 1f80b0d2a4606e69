import type { Context, MiddlewareHandler } from "hono";

const COOKIES = "cookies";

const listCookies = (context: Context): readonly string[] =>
  (context.get(COOKIES) as readonly string[] | undefined) ?? [];

/** Gives the browser a cookie with the answer, whatever that will be. */
export const addCookie = (context: Context, cookie: string): void =>
  context.set(COOKIES, [...listCookies(context), cookie]);

export const sendCookies: MiddlewareHandler = async (context, next) => {
  await next();
  for (const cookie of listCookies(context)) context.res.headers.append("Set-Cookie", cookie);
};
