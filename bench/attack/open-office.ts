import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import { startOidcProvider } from "../../apps/web/src/server/testing/start-oidc-provider.ts";
import { type RunningServer, startServer } from "../../e2e/support/start-server.ts";

/** Where people sign in: at `office` the provider gives roles, at `guests` this site does, and everybody begins as an author. */
export const WAYS = ["office", "guests"] as const;
type Way = (typeof WAYS)[number];

/** A server whose people sign in at a provider on this machine. */
export type Office = {
  server: RunningServer;
  /** The cookie of a session of its own; whoever is called `administrator…` is one at `office`. */
  signIn: (way: Way, login: string) => Promise<string>;
  close: () => Promise<void>;
};

/** To which webhooks may be; nobody answers there. */
export const WEBHOOK_HOST = "hooks.invalid";

export const emailOf = (login: string): string => `${login}@office.example`;

const takeCookie = (answer: Response, name: string): string => {
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0] ?? "")
    .find((each) => each.startsWith(`statelier-${name}=`));
  if (cookie === undefined) throw new Error(`${answer.url} gave no cookie: ${answer.status}`);
  return cookie;
};

export const openOffice = async (settings: Record<string, string>): Promise<Office> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startOidcProvider({
    redirectUri: `${url}/api/sign-in/callback`,
    claims: (login) => ({
      name: login,
      email: emailOf(login),
      roles: login.startsWith("administrator") ? ["stat-admin"] : [],
    }),
  });
  const client = {
    issuer: provider.issuer,
    clientId: "statelier",
    clientSecret: "a-secret-of-tests",
    scope: "openid profile email groups",
  };
  const roles = { rolesClaim: "roles", roles: { administrator: ["stat-admin"] } };
  const ways = [
    { id: WAYS[0], name: "Office", ...client, ...roles },
    { id: WAYS[1], name: "Guests", ...client },
  ];
  const server = await startServer({
    PORT: String(port),
    STATELIER_PUBLIC_URL: url,
    STATELIER_ACCOUNTS: "oidc",
    STATELIER_SIGN_IN: JSON.stringify(ways),
    STATELIER_NEW_ROLE: "author",
    STATELIER_PUBLISHING: "on",
    STATELIER_WEBHOOK_HOSTS: WEBHOOK_HOST,
    ...settings,
  });
  const signIn: Office["signIn"] = async (way, login) => {
    const began = await fetch(`${url}/api/sign-in/${way}`, { redirect: "manual" });
    const cookie = takeCookie(began, "signing-in");
    const back = await provider.signIn(began.headers.get("location") ?? "", login);
    const signedIn = await fetch(back, { redirect: "manual", headers: { cookie } });
    return takeCookie(signedIn, "session");
  };
  const close = async (): Promise<void> => {
    await server.stop();
    await provider.close();
  };
  return { server, signIn, close };
};
