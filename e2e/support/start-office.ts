import type { Browser, Page } from "@playwright/test";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import {
  startOidcProvider,
  type TestProvider,
} from "../../apps/web/src/server/testing/start-oidc-provider.ts";
import { startServer } from "./start-server.ts";
import { expect } from "./test.ts";

/** A site where publishers, and whoever `stat-admin` is said of, sign in at a provider of OpenID Connect. */
export type Office = {
  url: string;
  provider: TestProvider;
  /** Signs in at the provider's own pages, as people do. */
  signIn: (browser: Browser, login: string) => Promise<Page>;
  stop: () => Promise<void>;
};

/** `teams` are those of each login; everybody has the address `LOGIN@office.example`. */
export const startOffice = async (
  teams: Readonly<Record<string, string[]>>,
  roles: Readonly<Record<string, string[]>> = {},
): Promise<Office> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const provider = await startOidcProvider({
    redirectUri: `${url}/api/sign-in/callback`,
    claims: (login) => ({
      name: login,
      email: `${login}@office.example`,
      roles: roles[login] ?? (teams[login] ? ["stat-pub"] : []),
      groups: teams[login] ?? [],
    }),
  });
  const office = {
    id: "office",
    name: "Office",
    issuer: provider.issuer,
    clientId: "statelier",
    clientSecret: "a-secret-of-tests",
    scope: "openid profile email groups",
    rolesClaim: "roles",
    roles: { author: ["stat-author"], publisher: ["stat-pub"], administrator: ["stat-admin"] },
    teamsClaim: "groups",
  };
  const server = await startServer({
    PORT: String(port),
    STATELIER_PUBLIC_URL: url,
    STATELIER_ACCOUNTS: "oidc",
    STATELIER_SIGN_IN: JSON.stringify([office]),
  });
  const signIn = async (browser: Browser, login: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto("/en/sign-in?return=/en/profile");
    await page.getByRole("link", { name: "Sign in with Office" }).click();
    await page.locator("input[name=login]").fill(login);
    await page.locator("input[name=password]").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/en\/profile/);
    await expect(page.getByLabel(/^Your account/)).toBeVisible();
    return page;
  };
  const stop = async (): Promise<void> => {
    await server.stop();
    await provider.close();
  };
  return { url, provider, signIn, stop };
};
