import type { Page } from "@playwright/test";
import type { RunningServer } from "./start-server.ts";
import { expect } from "./test.ts";

/** By the link that a server of one account prints when it starts. */
export const signInLocally = async (page: Page, server: RunningServer): Promise<void> => {
  const [, link = ""] = /To sign in, once: (\S+)/.exec(server.output()) ?? [];
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel(/^Your account/)).toBeVisible();
};
