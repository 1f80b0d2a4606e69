import { makeDrawingWork } from "../turns/drawing-work.ts";
import { expect, it } from "vitest";
import { makeTestCharts, TEST_KEY } from "../testing/make-test-pages.ts";
import { ANONYMOUS, type Viewer } from "../http/viewer.ts";
import type { PageRequest, PageServices } from "./contract/page.ts";
import { makeLog } from "../logging/log.ts";
import { makeRenderPage } from "./render-page.ts";

const renderPage = makeRenderPage({
  view: () => import("./view.tsx"),
  studio: () => import("./studio.tsx"),
});

const askAs = (viewer: Viewer): PageRequest => ({
  method: "GET",
  url: new URL(`http://localhost/de/v/${TEST_KEY}`),
  locale: "de",
  path: `/v/${TEST_KEY}`,
  isPhone: false,
  isRead: true,
  reference: "0badcafe",
  viewer,
  takeNonce: () => "",
  work: makeDrawingWork(),
});

it("a finished page is kept for whom it was made, and for nobody else", async () => {
  const services = makeTestCharts();
  const { pageCache } = services;
  const show = async (viewer: Viewer) => {
    await renderPage(askAs(viewer), services);
    return pageCache.statistics.entries;
  };
  const server: Viewer = { kind: "system", reason: "refresh" };
  expect([await show(server), await show(server), await show(ANONYMOUS)]).toEqual([1, 1, 2]);
});

it("says INTERNAL in the reader's language and logs the error under the same reference", async () => {
  const lines: string[] = [];
  const services = {
    openPublished: () => Promise.reject(new Error("disk on fire")),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    log: makeLog("info", (line) => lines.push(line)),
  } as Partial<PageServices> as PageServices;
  const page = await renderPage(askAs(ANONYMOUS), services);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ reference: "0badcafe" });
  expect(page).toMatchObject({ kind: "html", status: 500 });
  const html = page.kind === "html" ? page.html : "";
  expect(html).toContain("Etwas ist schiefgegangen");
  expect(html).toContain("0badcafe");
  expect(html).not.toContain("disk on fire");
});
