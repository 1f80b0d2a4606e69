import { LocaleProvider } from "@statelier/ui/plain";
import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ChartState } from "../chart-state/chart-state.ts";
import { Notices } from "./notices.tsx";
import type { PublishedState } from "../chart-state/page-state.ts";

test.each(UI_LOCALES)("readers see what the document no longer has: %s", async (locale) => {
  const messages = await loadMessages(locale, ["viewer", "kit"]);
  const chart = { metadata: [], unknown: [] } as Partial<ChartState> as ChartState;
  const show = (losses: string[]) => {
    const state = { publishSuccess: false, losses } as Partial<PublishedState> as PublishedState;
    return renderToStaticMarkup(
      <LocaleProvider locale={locale} messages={messages}>
        <Notices state={state} charts={[chart]} />
      </LocaleProvider>,
    );
  };
  expect(show(["chartConfigs.0.fields.y", "layout.type"])).toContain(
    "chartConfigs.0.fields.y, layout.type",
  );
  expect(show([])).toBe("");
});

test.each(UI_LOCALES)("readers see the day of figures that are kept: %s", async (locale) => {
  const messages = await loadMessages(locale, ["viewer", "kit"]);
  const chart = { metadata: [], unknown: [] } as Partial<ChartState> as ChartState;
  const state = {
    publishSuccess: false,
    losses: [],
    staleSince: "2026-11-21T08:05:59.000Z",
  } as Partial<PublishedState> as PublishedState;
  const html = renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={messages}>
      <Notices state={state} charts={[chart]} />
    </LocaleProvider>,
  );
  expect(html).toContain("21.11.2026 08:05 UTC");
});

test.each(UI_LOCALES)(
  "readers see each dataset that is a draft or no longer kept: %s",
  async (locale) => {
    const messages = await loadMessages(locale, ["viewer", "kit"]);
    const state = {
      publishSuccess: false,
      losses: [],
    } as Partial<PublishedState> as PublishedState;
    const show = (metadata: object[]): string =>
      renderToStaticMarkup(
        <LocaleProvider locale={locale} messages={messages}>
          <Notices state={state} charts={[{ metadata, unknown: [] } as unknown as ChartState]} />
        </LocaleProvider>,
      );
    const cube = { iri: "https://example.org/a", title: "Nuitées", publicationStatus: "PUBLISHED" };
    expect(show([cube])).toBe("");
    const t = createTranslator(locale, messages);
    const draft = show([cube, { ...cube, publicationStatus: "DRAFT", title: "Prix" }]);
    expect(draft).toContain(t("viewer.draft-dataset", { title: "Prix" }));
    const expired = show([{ ...cube, expires: "2024-01-01" }]);
    expect(expired).toContain(t("viewer.expired-dataset", { title: "Nuitées" }));
    expect(expired).not.toContain(t("viewer.draft-dataset", { title: "Nuitées" }));
  },
);
