import { makeDrawingWork } from "../turns/drawing-work.ts";
import { expect, test } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import { makeTestCharts } from "../testing/make-test-pages.ts";
import { renderStudio } from "./render-studio.tsx";

test.each([
  ["/sign-in", "Sign in"],
  ["/profile", "My charts"],
  ["/create/new", "New chart"],
])("the first answer of %s has its title", async (path, title) => {
  const page = await renderStudio(
    {
      method: "GET",
      url: new URL(`http://localhost/en${path}`),
      locale: "en",
      path,
      isPhone: false,
      isRead: true,
      reference: "",
      viewer: ANONYMOUS,
      takeNonce: () => "",
      work: makeDrawingWork(),
    },
    makeTestCharts(),
  );
  const html = page.kind === "html" ? page.html : "";
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`${title} · Statelier`);
});
