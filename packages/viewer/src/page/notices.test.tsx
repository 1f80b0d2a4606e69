import { createTranslator, loadMessages, UI_LOCALES, type UiLocale } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import type { ChartState } from "../chart-state/chart-state.ts";
import type { PublishedState } from "../chart-state/page-state.ts";
import { authorNotices } from "./load-author-notices.ts";
import { Notices } from "./notices.tsx";

beforeAll(() => authorNotices.load());

const show = async (
  locale: UiLocale,
  change: Partial<PublishedState>,
  metadata: object[] = [],
  dataAsOf?: string,
): Promise<string> => {
  const chart = { metadata, unknown: [], title: "Nights", dataAsOf } as unknown as ChartState;
  const config = { key: "first" };
  const page = { activeKey: "first", charts: [{ ...chart, config }] };
  const state = { publishSuccess: false, losses: [], ...page, ...change } as unknown;
  return renderToStaticMarkup(
    <LocaleProvider locale={locale} messages={await loadMessages(locale, ["viewer", "kit"])}>
      <Notices state={state as PublishedState} charts={[chart]} />
    </LocaleProvider>,
  );
};

test.each(UI_LOCALES)(
  "readers see what a document has lost, and the day of kept figures: %s",
  async (locale) => {
    const losses = ["chartConfigs.0.fields.y", "layout.type"];
    expect(await show(locale, { losses })).toContain(losses.join(", "));
    expect(await show(locale, { staleSince: "2026-11-21T08:05:59.000Z" })).toContain(
      "21.11.2026 08:05 UTC",
    );
    expect(await show(locale, {})).toBe("");
    // The source stopped to answer after the page came, before a choice of the reader.
    expect(await show(locale, {}, [], "2026-11-21T09:05:59.000Z")).toContain(
      "21.11.2026 09:05 UTC",
    );
  },
);

test.each(UI_LOCALES)(
  "a dataset that was removed, and answers that cannot be used, are told from a source that does not answer: %s",
  async (locale) => {
    const t = createTranslator(locale, await loadMessages(locale, ["viewer"]));
    const staleSince = "2026-11-21T08:05:59.000Z";
    const date = "21.11.2026 08:05 UTC";
    const removed = await show(locale, { staleSince, staleReason: "removed" });
    expect(removed).toContain(t("viewer.removed-dataset", { date }));
    const unusable = await show(locale, { staleSince, staleReason: "unusable" });
    expect(unusable).toContain(t("viewer.unusable", { date }));
    expect(await show(locale, { staleSince })).toContain(t("viewer.stale", { date }));
  },
);

test.each(UI_LOCALES)(
  "each dataset that is a draft or no longer kept is named: %s",
  async (locale) => {
    const t = createTranslator(locale, await loadMessages(locale, ["viewer"]));
    const cube = { iri: "https://example.org/a", title: "Nuitées", publicationStatus: "PUBLISHED" };
    expect(await show(locale, {}, [cube])).toBe("");
    const other = { ...cube, iri: "b", publicationStatus: "DRAFT", title: "Prix" };
    const draft = await show(locale, {}, [cube, other]);
    expect(draft).toContain(t("viewer.draft-dataset", { title: "Prix" }));
    const expired = await show(locale, {}, [{ ...cube, expires: "2024-01-01" }]);
    expect(expired).toContain(t("viewer.expired-dataset", { title: "Nuitées" }));
    expect(expired).not.toContain(t("viewer.draft-dataset", { title: "Nuitées" }));
  },
);

test.each(UI_LOCALES)(
  "an author who has published finds link, picture, embedding and the way back: %s",
  async (locale) => {
    const made = {
      publishSuccess: "new" as const,
      chartKey: "abcdefghijkl",
      publicUrl: "https://x.example",
    };
    const t = createTranslator(locale, await loadMessages(locale, ["viewer"]));
    const html = await show(locale, { ...made, canEdit: true });
    // Who is not signed in cannot change the chart itself: nothing promises it.
    expect(html).toContain(t("viewer.edit-open"));
    expect(html).not.toContain(t("viewer.edit-again"));
    expect(html).toContain(`https://x.example/${locale}/v/abcdefghijkl`);
    for (const path of [`embed/abcdefghijkl`, `v/abcdefghijkl.svg`, `v/abcdefghijkl.png?scale=2`])
      expect(html).toContain(`href="/${locale}/${path}"`);
    expect(html).toContain("/create/new?edit=abcdefghijkl");
    expect(html).toContain('aria-haspopup="dialog"');
    expect(html).toMatch(/<output tabindex="-1"/i);
    expect(await show(locale, { ...made, canCopy: true })).not.toContain("/create/new");
  },
);

test.each(UI_LOCALES)(
  "an author who has published again reads that the update is public: %s",
  async (locale) => {
    const t = createTranslator(locale, await loadMessages(locale, ["viewer"]));
    const page = {
      chartKey: "abcdefghijkl",
      publicUrl: "https://x.example",
      canEdit: true as const,
    };
    const again = await show(locale, { ...page, publishSuccess: "update" });
    expect(again).toContain(t("viewer.published.update"));
    expect(again).not.toContain(t("viewer.published"));
    expect(again).toContain(t("viewer.edit-again"));
  },
);

test.each(UI_LOCALES)(
  "readers see how many cells of the datasets of a page are no numbers, each dataset once: %s",
  async (locale) => {
    const messages = await loadMessages(locale, ["viewer", "kit"]);
    const state = {
      publishSuccess: false,
      losses: [],
    } as Partial<PublishedState> as PublishedState;
    const show = (...cells: [iri: string, unreadable?: number][]) => {
      const charts = cells.map(
        ([iri, unreadable]) =>
          ({ metadata: [{ iri }], unknown: [], unreadable }) as unknown as ChartState,
      );
      return renderToStaticMarkup(
        <LocaleProvider locale={locale} messages={messages}>
          <Notices state={state} charts={charts} />
        </LocaleProvider>,
      );
    };
    const t = createTranslator(locale, messages);
    const said = (count: number): string => t("viewer.unreadable", { count });
    expect(show(["a", 2], ["a", 2], ["a", 2])).toContain(said(2));
    expect(show(["a", 2], ["a", 3], ["b", 4], ["b"])).toContain(said(7));
    expect(show(["a", 1])).toContain(said(1));
    expect(show(["a", 0], ["b"])).toBe("");
  },
);
