import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, UI_LOCALES, type UiLocale } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TransferStatus } from "./transfer-status.tsx";
import type { TransferState } from "./use-transfer.ts";

const show = (state: TransferState | undefined, locale: UiLocale = "en"): string =>
  renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={collectMessages(locale, ["download"])}>
      <TransferStatus
        label="Text (CSV)"
        href="/en/browse.csv?dataset=x"
        transfer={{ state, start: () => undefined, cancel: () => undefined }}
      />
    </LocaleProvider>,
  );

const readStatus = (html: string): string | undefined =>
  /<output[^>]*>([^<]*)<\/output>/.exec(html)?.[1];

test("the place of the announcements is there before the first of them", () => {
  expect(readStatus(show(undefined))).toBe("");
  expect(show(undefined)).not.toMatch(/<button|<progress/);
});

test("while a file is made its progress has no value, and it can be cancelled", () => {
  const html = show({ status: "preparing" });
  expect(readStatus(html)).toBe("The file is being prepared.");
  expect(html).toContain('<progress aria-label="Progress"></progress>');
  expect(html).toMatch(/<button[^>]*>Cancel</);
});

test("while the rows are still read from their source it says how many are", () => {
  const html = show({ status: "preparing", read: { rows: 120_000, total: 499_200 } }, "de");
  expect(readStatus(html)).toBe("Die Datei wird vorbereitet.");
  expect(html).toMatch(/<progress[^>]* value="120000" max="499200"/);
  expect(html).toContain("120’000 von 499’200 Zeilen sind gelesen.");
});

test("rows that have come are shown out of all, grouped as the language does, and are not announced", () => {
  const progress = { bytes: 12_345_678, part: 0.25, rows: { done: 250_000, total: 1_000_000 } };
  const html = show({ status: "receiving", progress }, "de");
  expect(html).toMatch(/<progress[^>]* value="0.25"/);
  expect(html).toContain("250’000 von 1’000’000 Zeilen · 12.3\u00a0MB");
  expect(readStatus(html)).toBe("Die Datei wird übertragen.");
  const unknown = show({ status: "receiving", progress: { bytes: 40_000 } });
  expect(unknown).toContain(">40\u00a0kB<");
  expect(unknown).not.toContain("value=");
});

test("a saved file is named with its size", () => {
  const html = show({ status: "saved", name: "Énergie-full.csv", bytes: 3_400_000 }, "fr");
  expect(readStatus(html)).toBe("Enregistré\u202f: Énergie-full.csv (3,4\u00a0Mo).");
  expect(html).not.toMatch(/<button|<progress/);
});

test.each(UI_LOCALES)(
  "what has failed can be tried again, or left to the browser: %s",
  (locale) => {
    const t = collectMessages(locale, ["download"]);
    const broken = show({ status: "broken" }, locale);
    expect(readStatus(broken)).toBe(t["hint.dataloadingerror.message"]);
    expect(broken).toContain(`>${createTranslator(locale, t)("download.retry")}</button>`);
    expect(broken).toContain('<a href="/en/browse.csv?dataset=x" download="">');
    expect(readStatus(show({ status: "cancelled" }, locale))).toBe(t["download.cancelled"]);
    expect(readStatus(show({ status: "refused", reason: "" }, locale))).toBe(t["download.refused"]);
    expect(readStatus(show({ status: "refused", reason: "422" }, locale))).toBe("422");
  },
);
