import { expect, it } from "vitest";
import type { PageServices } from "../pages/page.ts";
import { makeLog } from "../server/logging/log.ts";
import { makeRenderPage } from "./render-page.ts";

const renderPage = makeRenderPage({
  view: () => import("./view.tsx"),
  studio: () => import("./studio.tsx"),
});

it("says INTERNAL in the reader's language and logs the error under the same reference", async () => {
  const lines: string[] = [];
  const services = {
    openPublished: () => Promise.reject(new Error("disk on fire")),
    assets: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
    log: makeLog("info", (line) => lines.push(line)),
  } as Partial<PageServices> as PageServices;
  const page = await renderPage(
    {
      method: "GET",
      url: new URL("http://localhost/de/v/abcdefghijkl"),
      locale: "de",
      path: "/v/abcdefghijkl",
      isPhone: false,
      isRead: true,
      reference: "0badcafe",
      takeNonce: () => "",
    },
    services,
  );
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ reference: "0badcafe" });
  expect(page).toMatchObject({ kind: "html", status: 500 });
  const html = page.kind === "html" ? page.html : "";
  expect(html).toContain("Etwas ist schiefgegangen");
  expect(html).toContain("0badcafe");
  expect(html).not.toContain("disk on fire");
});
