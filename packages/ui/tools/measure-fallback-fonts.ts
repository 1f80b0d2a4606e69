import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

import { collectMessages } from "../src/messages/all-messages.ts";
import { UI_LOCALES } from "../src/i18n/locale.ts";

/** Faces as the pages load them; ascent and descent as `fonts.css` sets them, in thousandths of an em. */
const SHIPPED = {
  sans: { file: "source-sans-3/files/source-sans-3-latin-", ascent: 970, descent: 330 },
  serif: { file: "source-serif-4/files/source-serif-4-latin-", ascent: 1036, descent: 335 },
};

const AREAS = [
  "kit",
  "controls",
  "editor",
  "layout",
  "browse",
  "viewer",
  "chart",
  "errors",
  "site",
] as const;

/** What the pages say in all languages, and figures as often as charts hold them. */
const makeSample = (): string => {
  const texts = UI_LOCALES.flatMap((locale) =>
    Object.values(collectMessages(locale, AREAS)).flatMap((message) =>
      typeof message === "string" ? [message] : Object.values(message),
    ),
  );
  return texts.join(" ").replaceAll(/\{[^}]*\}/g, "1955");
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const toSource = (font: string): string => {
  if (!font.includes("/")) return `local("${font}")`;
  return `url(data:font/woff2;base64,${readFileSync(font).toString("base64")})`;
};

/** Prints the `@font-face` overrides that give a fallback font the metrics of a shipped one. */
const main = async (): Promise<void> => {
  const [executablePath, kind, weight = "400", font] = process.argv.slice(2);
  if (!executablePath || !font || (kind !== "sans" && kind !== "serif"))
    throw new Error(
      "Usage: measure-fallback-fonts.ts CHROMIUM sans|serif WEIGHT FILE-OR-LOCAL-NAME",
    );
  const { file, ascent, descent } = SHIPPED[kind];
  const path = import.meta.resolve(`@fontsource/${file}${weight}-normal.woff2`);
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const page = await browser.newPage();
  const [own, other] = await page.evaluate(
    async ({ sources, text }) => {
      const widths: number[] = [];
      for (const [index, source] of sources.entries()) {
        const face = new FontFace(`face${index}`, source);
        document.fonts.add(await face.load());
        const probe = document.createElement("span");
        probe.style.cssText = `position:absolute;white-space:pre;font:100px face${index}`;
        probe.textContent = text;
        document.body.append(probe);
        widths.push(probe.getBoundingClientRect().width);
      }
      return widths;
    },
    { sources: [toSource(fileURLToPath(path)), toSource(font)], text: makeSample() },
  );
  await browser.close();
  const adjust = (own ?? 0) / (other ?? 1);
  process.stdout.write(
    [
      `size-adjust: ${percent(adjust)};`,
      `ascent-override: ${percent(ascent / 1000 / adjust)};`,
      `descent-override: ${percent(descent / 1000 / adjust)};`,
      "line-gap-override: 0%;\n",
    ].join("\n"),
  );
};

await main();
