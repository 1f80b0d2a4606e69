import type { MiddlewareHandler } from "hono";
import type { Log } from "./log.ts";

const LONGEST_PATH = 200;

/** A line for each request: what was asked and how it ended. Neither parameters nor who asked stand in it. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { pathname } = new URL(context.req.url);
    const write = pathname.startsWith("/assets/") ? log.debug : log.info;
    write("a request was answered", {
      method: context.req.method,
      path: pathname.slice(0, LONGEST_PATH),
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
