import { expect, test } from "vitest";
import { buildShareHead, type SharedPage } from "./build-share-head.ts";

const page: SharedPage = {
  title: "How long people live",
  description: "By country.",
  siteName: "Statelier",
  locale: "de",
  placeIn: (locale) => `https://charts.example/${locale}/v/abc?chart=2`,
  address: "https://charts.example/de/v/abc?chart=2&f.country=che",
  image: { address: "https://charts.example/de/v/abc.png?chart=2&shape=card", text: "A chart" },
  datasets: [],
  isHidden: false,
};

const readMeta = (head: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g), (found) => [
      found[1],
      found[2],
    ]),
  );

test("networks get the view, search engines its place in every language", () => {
  const head = buildShareHead(page);
  expect(readMeta(head)).toMatchObject({
    "og:title": "How long people live",
    "og:description": "By country.",
    "og:url": "https://charts.example/de/v/abc?chart=2&amp;f.country=che",
    "og:image": "https://charts.example/de/v/abc.png?chart=2&amp;shape=card",
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  });
  expect(head).toContain(`<link rel="canonical" href="https://charts.example/de/v/abc?chart=2">`);
  expect(head.match(/rel="alternate" hreflang="(de|fr|it|en)"/g)).toHaveLength(4);
  expect(head).not.toContain("noindex");
});

test("without a picture the card is a small one; a draft stays out of search engines", () => {
  const { image: _, ...bare } = page;
  const head = buildShareHead({ ...bare, isHidden: true });
  expect(readMeta(head)).toMatchObject({ "twitter:card": "summary", robots: "noindex" });
  expect(head).not.toContain("og:image");
});

test("no title and no dataset ends an element", () => {
  const attack = `"></script><script>alert(1)</script>`;
  const head = buildShareHead({
    ...page,
    title: attack,
    description: attack,
    datasets: [{ name: attack }],
  });
  expect(head).not.toContain("<script>alert");
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
  expect(JSON.parse(json)).toEqual({ name: attack });
});
