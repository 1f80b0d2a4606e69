import type { Context } from "hono";

/** Whether the caller has the body of this tag already. A proxy or the compression may have made the tag a weak one. */
export const hasEtag = (context: Context, tag: string): boolean =>
  (context.req.header("if-none-match") ?? "")
    .split(",")
    .some((item) => item.trim().replace(/^W\//, "") === `"${tag}"`);
