import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { PageChart, PublishedState } from "../chart-state/page-state.ts";
import { FurtherLinks } from "./further-links.tsx";

const readLinks = (state: object): string[] => {
  const chart = {
    config: { key: "a", chartType: "column", cubes: [], fields: {} },
    components: { dimensions: [makeTestDimension("place", ["be"])], measures: [] },
    choices: { dataFilters: {}, hiddenValues: [], showTable: false },
  };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="it" messages={collectMessages("it", ["viewer", "site"])}>
      <FurtherLinks
        state={
          {
            charts: [chart],
            keptParams: [],
            tabs: [],
            activeKey: "a",
            ...state,
          } as unknown as PublishedState
        }
        charts={[chart as unknown as PageChart]}
      />
    </LocaleProvider>,
  );
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href);
};

test("a stored chart can be copied and embedded, and says what made it", () => {
  expect(readLinks({ chartKey: "abcdefghijkl", canCopy: true })).toEqual([
    "/it/create/new?copy=abcdefghijkl",
    "/it/embed/abcdefghijkl",
    "/it/",
    "/it/accessibility",
  ]);
});

test("a dashboard can be embedded, not copied", () => {
  expect(readLinks({ chartKey: "abcdefghijkl", canCopy: false })).toEqual([
    "/it/embed/abcdefghijkl",
    "/it/",
    "/it/accessibility",
  ]);
});

test("a preview has no key to copy, and says what made it", () => {
  expect(readLinks({})).toEqual(["/it/", "/it/accessibility"]);
});
