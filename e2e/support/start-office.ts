import type { Browser, Page } from "@playwright/test";
import { findFreePort } from "@statelier/cubes/conformance/find-free-port";
import { type OfficeProvider, startOfficeProvider } from "./office-provider.ts";
import { startServer } from "./start-server.ts";
import { expect } from "./test.ts";

/** A site where publishers, and whoever `stat-admin` is said of, sign in at a provider of OpenID Connect. */
export type Office = {
  url: string;
  provider: OfficeProvider;
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
  const provider = await startOfficeProvider(url, {
    claim: (login) => ({
      roles: roles[login] ?? (teams[login] ? ["stat-pub"] : []),
      groups: teams[login] ?? [],
    }),
  });
  const server = await startServer({ PORT: String(port), ...provider.settings });
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
