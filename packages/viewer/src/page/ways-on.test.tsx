import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { makeTestDimension } from "../download/testing/make-test-data.ts";
import type { PublishedState } from "../chart-state/published-state.ts";
import type { ShownChart } from "../chart-state/shown-chart.ts";
import { WaysOn } from "./ways-on.tsx";

const readLinks = (state: object): string[] => {
  const chart = {
    config: { cubes: [], fields: {} },
    components: { dimensions: [makeTestDimension("place", ["be"])], measures: [] },
    choices: { dataFilters: {}, hiddenValues: [], showTable: false },
  };
  const html = renderToStaticMarkup(
    <LocaleProvider locale="it" messages={collectMessages("it", ["viewer", "site"])}>
      <WaysOn
        state={{ charts: [], keptParams: [], ...state } as unknown as PublishedState}
        view={{ chart } as unknown as ShownChart}
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
