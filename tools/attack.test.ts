import { makeDraw } from "@statelier/document/testing/make-draw";
import { expect, test } from "vitest";
import { refuseForeign } from "../bench/attack/fire.ts";
import { damageJson, mutateJson } from "../bench/attack/mutate-json.ts";

test.each([
  "http://localhost:4000",
  "http://127.0.0.1:4000",
  "http://127.9.9.9:1",
  "http://[::1]:4000",
])("%s may be attacked", (address) => {
  expect(refuseForeign(address).href).toContain(address);
});

test.each([
  "http://example.org",
  "http://127.0.0.1.example.org",
  "http://localhost.example.org:4000",
  "https://localhost:4000",
  "http://10.0.0.1",
  "http://0.0.0.0:4000",
  "no address",
  "",
])("%s is never attacked", (address) => {
  expect(() => refuseForeign(address)).toThrow("Only a server on this machine is attacked");
});

const DOCUMENT = {
  version: "4.6.0",
  chartConfigs: [{ key: "a", cubes: [{ iri: "http://a", filters: {} }], size: 3, active: false }],
};

test("a seed changes a document always the same way, and leaves what it was made of", () => {
  const before = structuredClone(DOCUMENT);
  const texts = Array.from({ length: 200 }, (_, seed) =>
    JSON.stringify(mutateJson(DOCUMENT, { size: [1], iri: "b" }, makeDraw(seed))),
  );
  expect(DOCUMENT).toEqual(before);
  expect(texts).toEqual(
    texts.map((_, seed) =>
      JSON.stringify(mutateJson(DOCUMENT, { size: [1], iri: "b" }, makeDraw(seed))),
    ),
  );
  expect(new Set(texts).size).toBeGreaterThan(100);
  const kept = texts.filter((text) => text.includes('"chartConfigs":[{"key":"a"'));
  expect(kept.length).toBeGreaterThan(50);
});

test("a damaged JSON text is another one", () => {
  const text = JSON.stringify(DOCUMENT);
  const damaged = Array.from({ length: 40 }, (_, seed) => damageJson(text, makeDraw(seed)));
  expect(damaged.every((each) => !each.equals(Buffer.from(text)))).toBe(true);
});
