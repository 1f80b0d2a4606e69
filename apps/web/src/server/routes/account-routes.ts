import { type Context, Hono } from "hono";
import type { Accounts } from "../accounts/accounts.ts";
import { readReturnPath } from "../accounts/return-path.ts";
import { answerTextError } from "../http/answer-error.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";

type AccountServices = { accounts: Accounts; publicUrl: string };

const NO_STORE = { "Cache-Control": "private, no-store" };

const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...NO_STORE, Location: path } });

const readForm = async (context: Context): Promise<Record<string, unknown>> =>
  /^application\/x-www-form-urlencoded\b/i.test(context.req.header("content-type") ?? "")
    ? context.req.parseBody()
    : {};

/** Signing in by the server's own link, and signing out: forms of this site's own pages. */
export const makeAccountRoutes = ({ accounts, publicUrl }: AccountServices): Hono => {
  const app = new Hono();
  const { sessions, local } = accounts;
  const { origin } = new URL(publicUrl);
  app.use("*", async (context, next) => {
    if (context.req.method === "POST" && isForeignWrite(context.req.raw.headers, [origin]))
      return answerTextError(403, "Pages of another origin may not do this.");
    return next();
  });
  if (sessions && local)
    app.post("/sign-in/local", async (context) => {
      const { token, return: wanted } = await readForm(context);
      if (typeof token !== "string" || !local.link.use(token)) return goTo("/sign-in?problem=link");
      await sessions.open(context, await local.welcome());
      return goTo(readReturnPath(wanted, publicUrl));
    });
  app.post("/sign-out", async (context) => {
    const { everywhere, return: wanted } = await readForm(context);
    await (everywhere === "true" ? sessions?.closeAll(context) : sessions?.close(context));
    return goTo(readReturnPath(wanted, publicUrl));
  });
  return app;
};
