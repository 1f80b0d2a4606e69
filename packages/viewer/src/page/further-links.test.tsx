import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublishedState } from "../chart-state/page-state.ts";
import { FurtherLinks } from "./further-links.tsx";

const showLinks = (state: object, search = ""): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="it" messages={collectMessages("it", ["viewer", "site"])}>
      <FurtherLinks state={state as PublishedState} title="Nascite" search={search} />
    </LocaleProvider>,
  );

const readLinks = (state: object): string[] =>
  Array.from(showLinks(state).matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href);

const OURS = ["/it/", "/it/accessibility"];
const OTHERS = ["de", "fr", "en"].map((locale) => `/${locale}/v/abcdefghijkl`);

test.each<[string, object, string[]]>([
  [
    "a stored chart can be copied and embedded",
    { chartKey: "abcdefghijkl", canCopy: true },
    ["/it/create/new?copy=abcdefghijkl", "/it/embed/abcdefghijkl", ...OURS, ...OTHERS],
  ],
  [
    "a dashboard is not copied",
    { chartKey: "abcdefghijkl" },
    ["/it/embed/abcdefghijkl", ...OURS, ...OTHERS],
  ],
  ["a preview has no key to copy", {}, OURS],
])("%s, and says what made it", (_, state, links) => {
  expect(readLinks(state)).toEqual(links);
});

test("each other language is named in itself and keeps what is shown", () => {
  const html = showLinks({ chartKey: "abcdefghijkl" }, "?chart=1&as=table");
  expect(html.replaceAll("&amp;", "&")).toContain(
    [
      ["de", "Deutsch"],
      ["fr", "Français"],
      ["en", "English"],
    ]
      .map(
        ([locale, name]) =>
          `<a href="/${locale}/v/abcdefghijkl?chart=1&as=table" hrefLang="${locale}" lang="${locale}">${name}</a>`,
      )
      .join(""),
  );
});
