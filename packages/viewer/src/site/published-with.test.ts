import { expect, test } from "vitest";
import { keepPublishedWith, parsePublishedWith, readPublishedWith } from "./published-with.ts";

const makeStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const OTHERS = { title: "Published as well", links: [{ path: "/en/v/b", label: "Second" }] };

test("the pages that were published together are told on the page that they were kept for, until others are", () => {
  const storage = makeStorage();
  const find = (key: string) => parsePublishedWith(readPublishedWith(storage), key);
  expect(find("a")).toBeUndefined();
  keepPublishedWith(storage, "a", OTHERS);
  expect(find("b")).toBeUndefined();
  expect(find("a")).toMatchObject(OTHERS);
  keepPublishedWith(storage, "b", OTHERS);
  expect(find("a")).toBeUndefined();
});

test("what is kept in another form is left out", () => {
  const links = [{ path: "/en/v/b" }];
  expect(parsePublishedWith(JSON.stringify({ key: "a", title: "", links }), "a")).toBeUndefined();
});
