import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The address that a request comes from. Behind a trusted proxy it is the last one of X-Forwarded-For: what stands
 * before it came with the request, and anybody can write it.
 */
export const callerOf =
  (trustProxy: boolean) =>
  (context: Context): string => {
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    return (trustProxy && forwarded) || (getConnInfo(context).remote.address ?? "unknown");
  };
