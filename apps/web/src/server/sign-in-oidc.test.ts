import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openAccounts } from "./accounts/accounts.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { makeTestApp } from "./testing/make-test-app.ts";
import { makeTestPages } from "./testing/make-test-pages.ts";
import { startOidcProvider, type TestProvider } from "./testing/start-oidc-provider.ts";

const ORIGIN = "https://charts.example";

let provider: TestProvider;
let said: Record<string, unknown> = {};
beforeAll(async () => {
  provider = await startOidcProvider({
    redirectUri: `${ORIGIN}/api/sign-in/callback`,
    claims: (login) => ({ name: `Name of ${login}`, email: `${login}@example.org`, ...said }),
  });
});
afterAll(() => provider.close());

let store: ConfigStore;
let made = 0;
beforeEach(() => {
  store = openSqliteStore(":memory:");
  said = {};
});
afterEach(() => store.close());

const start = (change: object = {}) => {
  const office = {
    id: "office",
    name: "Office",
    issuer: provider.issuer,
    clientId: "statelier",
    clientSecret: "a-secret-of-tests",
    scope: "openid profile email groups",
    roles: {},
    ...change,
  };
  const accounts = openAccounts(
    { accounts: { mode: "oidc", providers: [office], newRole: "author" }, publicUrl: ORIGIN },
    store.people,
    () => `id${(made += 1)}`,
  );
  const pages = { ...makeTestPages(), publicUrl: ORIGIN, accounts: accounts.facts };
  const app = makeTestApp({ accounts, pages, config: { store } as never });
  const cookieOf = (answer: Response, name: string): string =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`__Host-statelier-${name}=`))
      ?.split(";")[0] ?? "";
  const begin = async (back = "/en/profile") => {
    const answer = await app.request(`/api/sign-in/office?return=${encodeURIComponent(back)}`);
    const address = answer.headers.get("Location") ?? "";
    return { answer, address, flow: cookieOf(answer, "signing-in") };
  };
  const comeBack = async (url: URL, flow: string) => {
    const answer = await app.request(`${url.pathname}${url.search}`, { headers: { cookie: flow } });
    return {
      location: answer.headers.get("Location"),
      session: cookieOf(answer, "session"),
    };
  };
  const signIn = async (login: string) => {
    const { address, flow } = await begin();
    return comeBack(await provider.signIn(address, login), flow);
  };
  const who = async (cookie: string) => {
    const viewer = await accounts.sessions?.find({ req: { header: () => cookie } } as never);
    return viewer;
  };
  return { app, begin, comeBack, signIn, who };
};

it("signs somebody in at a provider by code and PKCE, and leads them back", async () => {
  const { begin, comeBack, who } = start();
  const { answer, address, flow } = await begin("/en/create/abc");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const asked = new URL(address).searchParams;
  expect(asked.get("code_challenge_method")).toBe("S256");
  expect(asked.get("redirect_uri")).toBe(`${ORIGIN}/api/sign-in/callback`);
  for (const name of ["state", "nonce", "code_challenge"])
    expect(asked.get(name)?.length).toBeGreaterThan(20);
  const { location, session } = await comeBack(await provider.signIn(address, "anna"), flow);
  expect(location).toBe("/en/create/abc");
  expect(await who(session)).toMatchObject({
    name: "Name of anna",
    email: "anna@example.org",
    provider: "office",
    subject: "anna",
    role: "author",
  });
});

it("knows somebody again by the provider and their subject", async () => {
  const { signIn, who } = start();
  const first = await who((await signIn("ben")).session);
  said = { name: "A new name" };
  const again = await who((await signIn("ben")).session);
  expect(again).toEqual({ ...first, name: "A new name" });
  expect((await who((await signIn("eve")).session))?.id).not.toBe(first?.id);
});

it("signs nobody in by an answer that another browser was given, or that is not the one asked for", async () => {
  const { begin, comeBack } = start();
  const [mine, theirs] = [await begin(), await begin()];
  const url = await provider.signIn(theirs.address, "eve");
  const refused = { session: "", location: "/sign-in?problem=provider&return=%2Fen%2Fprofile" };
  expect(await comeBack(url, mine.flow)).toEqual(refused);
  expect(await comeBack(url, "")).toEqual({ session: "", location: "/sign-in?problem=expired" });
  const forged = new URL(url);
  forged.searchParams.set("code", "forged");
  expect(await comeBack(forged, theirs.flow)).toEqual(refused);
  expect((await comeBack(url, theirs.flow)).session).not.toBe("");
  expect(await comeBack(url, theirs.flow)).toEqual(refused);
});

it("never leads to another site", async () => {
  const { begin, comeBack } = start();
  const { address, flow } = await begin("https://evil.example/");
  expect((await comeBack(await provider.signIn(address, "anna"), flow)).location).toBe("/");
});

it("takes roles and teams from the provider's claims, each time", async () => {
  const { signIn, who } = start({
    rolesClaim: "roles",
    roles: { publisher: ["stat-pub"], administrator: ["stat-admin"] },
    teamsClaim: "groups",
  });
  said = { roles: ["stat-pub", "stat-admin"], groups: ["Health", "Work"] };
  const admin = await who((await signIn("anna")).session);
  expect(admin?.role).toBe("administrator");
  const teams = async () => (await store.people.listTeams(admin?.id ?? "")).map(({ name }) => name);
  expect(await teams()).toEqual(["Health", "Work"]);
  said = { roles: "other", groups: ["Work"] };
  expect((await who((await signIn("anna")).session))?.role).toBe("reader");
  expect(await teams()).toEqual(["Work"]);
});

it("says to somebody who is blocked that they are, and does not write that they signed in", async () => {
  const { app, signIn, who } = start();
  const ben = await who((await signIn("ben")).session);
  await store.people.changePerson(ben?.id ?? "", { role: "author", isBlocked: true });
  const before = await store.people.listActions(10);
  const location = "/sign-in?problem=blocked&return=%2Fen%2Fprofile";
  expect(await signIn("ben")).toEqual({ session: "", location });
  expect(await store.people.listActions(10)).toEqual(before);
  const page = await (await app.request(`/en${location}`)).text();
  expect(page).toContain("Your account is blocked");
});

it("says that a provider does not answer, and asks it again the next time", async () => {
  const { app } = start({ issuer: "http://127.0.0.1:9" });
  for (const _ of [1, 2]) {
    const answer = await app.request("/api/sign-in/office");
    expect(answer.headers.get("Location")).toBe("/sign-in?problem=provider&return=%2F");
  }
  expect((await app.request("/api/sign-in/nobody")).status).toBe(404);
});

it("names the providers on the page of signing in", async () => {
  const { app } = start();
  const page = await (await app.request("/en/sign-in?return=%2Fen%2Fprofile")).text();
  expect(page).toContain('href="/api/sign-in/office?return=%2Fen%2Fprofile"');
  expect(page).toContain("Sign in with Office");
});
