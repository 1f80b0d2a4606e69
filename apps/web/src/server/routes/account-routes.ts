import { type Context, Hono } from "hono";
import { type Accounts, CALLBACK_PATH } from "../accounts/accounts.ts";
import { readReturnPath } from "../accounts/return-path.ts";
import { answerTextError } from "../http/answer-error.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";
import { readBody } from "../http/json-body.ts";
import type { Person } from "../http/viewer.ts";
import type { Log } from "../logging/log.ts";
import type { PeopleStore } from "../store/people-store.ts";
import { isStoreFailure } from "../store/store-failure.ts";

type AccountServices = {
  accounts: Accounts;
  publicUrl: string;
  log: Log;
  /** Knows who is blocked, and keeps the log of what people did. */
  store: { people: Pick<PeopleStore, "record" | "isBlocked"> };
  callerOf: (context: Context) => string;
};

/** Who signs in or ends all of their sessions, by which provider and from where. */
const recordPerson = (
  { store, callerOf }: Pick<AccountServices, "store" | "callerOf">,
  context: Context,
  { action, person }: { action: "sign-in" | "sign-out"; person: Person },
): Promise<void> =>
  store.people.record({
    person,
    caller: callerOf(context),
    action,
    subject: person.id,
    facts: action === "sign-in" ? { provider: person.provider } : {},
  });

type Oidc = NonNullable<Accounts["oidc"]> & { sessions: NonNullable<Accounts["sessions"]> };

const NO_STORE = { "Cache-Control": "private, no-store" };

const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { ...NO_STORE, Location: path } });

/** Bytes of a form: a token, and where its sender wants to go. */
const MOST_FORM_BYTES = 10_000;

/** What a form says; nothing where it is none, or larger than any of this site. */
const readForm = async ({ req }: Context): Promise<Record<string, string>> => {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.header("content-type") ?? "")) return {};
  const body = await readBody(req.raw, MOST_FORM_BYTES);
  return Object.fromEntries(new URLSearchParams(body?.toString("utf8")));
};

/** To a provider and back; both are steps of a browser, which bring nothing but what they were given. */
const addProviders = (
  app: Hono,
  services: AccountServices,
  { ways, flow, sessions }: Oidc,
): void => {
  const { publicUrl, log, store } = services;
  const refuse = (problem: "blocked" | "provider", back: string): Response =>
    goTo(`/sign-in?${new URLSearchParams({ problem, return: back })}`);
  const fail = (error: unknown, provider: string, back: string): Response => {
    log.warn("somebody could not sign in", { error, provider });
    return refuse("provider", back);
  };
  app.get("/sign-in/callback", async (context) => {
    const started = flow.take(context);
    const way = started && ways.get(started.provider);
    if (!way) return goTo("/sign-in?problem=expired");
    const callback = new URL(CALLBACK_PATH, publicUrl);
    callback.search = new URL(context.req.url).search;
    const back = readReturnPath(started.back, publicUrl);
    try {
      const claims = await way.finish(callback, started);
      const person = await way.welcome(claims);
      if (await store.people.isBlocked(person.id)) return refuse("blocked", back);
      await recordPerson(services, context, { action: "sign-in", person });
      await sessions.open(context, person);
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      return fail(error, started.provider, back);
    }
    return goTo(back);
  });
  app.get("/sign-in/:provider", async (context) => {
    const provider = context.req.param("provider");
    const way = ways.get(provider);
    if (!way) return context.notFound();
    const back = readReturnPath(context.req.query("return"), publicUrl);
    try {
      const { address, flow: begun } = await way.begin();
      flow.give(context, { ...begun, provider, back });
      return goTo(address.href);
    } catch (error) {
      return fail(error, provider, back);
    }
  });
};

/** Signing in by the server's own link or at a provider, and signing out: forms of this site's own pages. */
export const makeAccountRoutes = (services: AccountServices): Hono => {
  const { accounts, publicUrl } = services;
  const app = new Hono();
  const { sessions, local } = accounts;
  const { origin } = new URL(publicUrl);
  // Not for all of the path: other calls there may be made by pages that the operator lists.
  app.on("POST", ["/sign-in/*", "/sign-out"], async (context, next) =>
    isForeignWrite(context.req.raw.headers, [origin])
      ? answerTextError(403, "Pages of another origin may not do this.")
      : next(),
  );
  if (sessions && local)
    app.post("/sign-in/local", async (context) => {
      const { token, return: wanted } = await readForm(context);
      if (typeof token !== "string" || !local.link.use(token)) return goTo("/sign-in?problem=link");
      const person = await local.welcome();
      await recordPerson(services, context, { action: "sign-in", person });
      await sessions.open(context, person);
      return goTo(readReturnPath(wanted, publicUrl));
    });
  if (sessions && accounts.oidc) addProviders(app, services, { sessions, ...accounts.oidc });
  app.post("/sign-out", async (context) => {
    const { everywhere, return: wanted } = await readForm(context);
    if (everywhere === "true") {
      const person = await sessions?.closeAll(context);
      if (person) await recordPerson(services, context, { action: "sign-out", person });
    } else await sessions?.close(context);
    return goTo(readReturnPath(wanted, publicUrl));
  });
  return app;
};
