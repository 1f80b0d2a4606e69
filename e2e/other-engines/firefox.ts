import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { findOrInstall } from "../support/find-or-install.ts";
import { type Engine, LOOK, type Seen, waitUntil } from "./engine.ts";

const CANDIDATES = [
  process.env["STATELIER_FIREFOX"] ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
];

export const startFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: await findOrInstall(() => CANDIDATES.find(existsSync), "firefox-esr"),
    headless: true,
  });
  return {
    visit: async ({ url, marks, atLeast = 11 }) => {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      const said: string[] = [];
      page.on("console", (message) => said.push(message.text()));
      page.on("pageerror", (error) => said.push(String(error)));
      await page.goto(url, { waitUntil: "load" });
      const look = () => page.evaluate(`(${LOOK})(${JSON.stringify(marks)})`) as Promise<Seen>;
      await waitUntil(async () => (await look()).marks >= atLeast, `${atLeast} ${marks} of ${url}`);
      await page.waitForNetworkIdle();
      const seen = await look();
      await page.close();
      return { seen, said };
    },
    close: () => browser.close(),
  };
};
