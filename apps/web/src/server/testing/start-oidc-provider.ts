import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export type TestProvider = {
  issuer: string;
  /** Signs somebody in as a browser would, and gives the address to which it sends them back. */
  signIn(address: string, login: string): Promise<URL>;
  close(): Promise<void>;
};

type Cookies = Map<string, string>;

const keepCookies = (cookies: Cookies, answer: Response): void => {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
};

const walk = async (issuer: string, address: string, login: string): Promise<URL> => {
  const cookies: Cookies = new Map();
  let next = address;
  for (let step = 0; step < 12 && next.startsWith(issuer); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie };
    const isInteraction = new URL(next).pathname.startsWith("/interaction/");
    const page = await fetch(next, { headers, redirect: "manual" });
    keepCookies(cookies, page);
    const prompt = /name="prompt" value="(\w+)"/.exec(isInteraction ? await page.text() : "")?.[1];
    const answer = prompt
      ? await fetch(next, {
          method: "POST",
          headers,
          redirect: "manual",
          body: new URLSearchParams({ prompt, login, password: "any" }),
        })
      : page;
    keepCookies(cookies, answer);
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${next} answered ${answer.status}`);
    next = new URL(location, next).href;
  }
  return new URL(next);
};

/** A provider of OpenID Connect on this machine that lets everybody in; `claims` is what it says of them. */
export const startOidcProvider = async ({
  redirectUri,
  claims,
}: {
  redirectUri: string;
  claims: (login: string) => Record<string, unknown>;
}): Promise<TestProvider> => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      { client_id: "statelier", client_secret: "a-secret-of-tests", redirect_uris: [redirectUri] },
    ],
    claims: { openid: ["sub"], profile: ["name"], email: ["email"], groups: ["groups", "roles"] },
    scopes: ["openid", "profile", "email", "groups"],
    pkce: { required: () => true },
    cookies: { keys: ["test"] },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...claims(sub) }),
    }),
  });
  server.on("request", provider.callback());
  return {
    issuer,
    signIn: (address, login) => walk(issuer, address, login),
    close: () => new Promise((done) => server.close(() => done())),
  };
};
