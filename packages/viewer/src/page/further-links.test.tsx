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

const OURS = ["/it/", "/it/accessibility"];

test.each<[string, object, string[]]>([
  [
    "a stored chart can be copied and embedded",
    { chartKey: "abcdefghijkl", canCopy: true },
    ["/it/create/new?copy=abcdefghijkl", "/it/embed/abcdefghijkl"],
  ],
  ["a dashboard is not copied", { chartKey: "abcdefghijkl" }, ["/it/embed/abcdefghijkl"]],
  ["a preview has no key to copy", {}, []],
])("%s, and says what made it", (_, state, links) => {
  expect(readLinks(state)).toEqual([...links, ...OURS]);
});
