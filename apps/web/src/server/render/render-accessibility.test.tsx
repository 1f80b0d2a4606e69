import { escapeMarkup, LOCALES } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import type { AccessibilityFacts } from "@statelier/viewer/accessibility";
import { describe, expect, test } from "vitest";
import type { PageRequest, PageServices } from "./contract/page.ts";
import { renderView } from "./render-view.tsx";

const services = (accessibility: AccessibilityFacts): PageServices =>
  ({
    publicUrl: "https://charts.example",
    accessibility,
    assets: () => ({ scripts: ["/a.js"], styles: [], preloads: [], fonts: [] }),
  }) as Partial<PageServices> as PageServices;

const read = async (locale: PageRequest["locale"], facts: AccessibilityFacts): Promise<string> => {
  const request = { locale, path: "/accessibility" } as PageRequest;
  const page = await renderView(request, services(facts));
  expect(page).toMatchObject({ kind: "html", status: 200 });
  return page?.kind === "html" ? page.html : "";
};

describe.each(LOCALES)("the accessibility statement in %s", (locale) => {
  const texts = Object.entries(collectMessages(locale, ["statement"]));
  const listTexts = (isWanted: (id: string) => boolean): string[] =>
    texts.flatMap(([id, text]) => (isWanted(id) && typeof text === "string" ? [text] : []));

  test("says what the operator has configured, and tells every limit", async () => {
    const html = await read(locale, {
      body: "Office of Energy & Water",
      contact: "access@example.org",
      enforcement: "https://enforcement.example/complain",
      date: "2026-03-31",
    });
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain("Office of Energy &amp; Water");
    expect(html).toContain(`href="mailto:access@example.org"`);
    expect(html).toContain(`href="https://enforcement.example/complain"`);
    expect(html).toContain("31.03.2026");
    const limits = listTexts((id) => id.startsWith("statement.limit."));
    expect(limits.filter((text) => !html.includes(`<li>${text}</li>`))).toEqual([]);
    expect(limits.length).toBeGreaterThan(5);
    const missing = listTexts((id) => id.endsWith(".missing"));
    expect(missing.filter((text) => html.includes(text))).toEqual([]);
    expect(html).not.toMatch(/<script|statement\./);
  });

  test("says plainly what is not configured", async () => {
    const html = await read(locale, {});
    const missing = listTexts((id) => id.endsWith(".missing"));
    expect(missing).toHaveLength(4);
    expect(missing.filter((text) => !html.includes(text))).toEqual([]);
    expect(html).not.toContain("mailto:");
  });

  test("is linked from its frame, and leads to the other languages", async () => {
    const html = await read(locale, { contact: "https://example.org/contact?a=1&b=2" });
    expect(html).toContain(`href="${escapeMarkup("https://example.org/contact?a=1&b=2")}"`);
    expect(html).toContain(`<footer`);
    for (const other of LOCALES) {
      expect(html).toContain(`href="/${other}/accessibility"`);
      expect(html).toContain(
        `hreflang="${other}" href="https://charts.example/${other}/accessibility"`,
      );
    }
  });
});
