import { expect, test } from "vitest";
import { readJsonBody } from "./json-body.ts";

const read = (body: string) =>
  readJsonBody(new Request("http://localhost/", { method: "POST", body }), 10_000);

test.each([
  [{ data: { layout: { meta: { title: { en: "a\u0000b" } } } } }, "data.layout.meta.title.en"],
  [{ list: ["a", { name: "\u0000" }] }, "list.1.name"],
  [{ name: "cut \ud83d" }, "name"],
  [{ name: "\udc00\ud800" }, "name"],
  [{ deep: { "key\u0000": 1 } }, "deep"],
])("a text that not every database keeps is refused with its place: %j", async (body, path) => {
  expect(await read(JSON.stringify(body))).toMatchObject({
    ok: false,
    reason: "unstorable",
    path,
    message: expect.stringContaining("U+0000"),
  });
});

test("what only looks like it is taken as it is", async () => {
  const value = { name: "\\u0000 \\ud800 \u0001 😀", pair: "\ud83d\ude00" };
  const escaped = JSON.stringify(value).replace("😀", String.raw`\ud83d\ude00`);
  expect(await read(escaped)).toEqual({ ok: true, value });
});
