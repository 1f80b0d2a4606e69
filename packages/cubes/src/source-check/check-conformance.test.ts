import { expect, onTestFinished, test } from "vitest";

import { listenProtocol } from "../conformance/listen-protocol.ts";
import { loadFixtures } from "../conformance/load-fixtures.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { checkConformance } from "./check-conformance.ts";

const store = openMemoryStore(loadFixtures());

const check = async (spoil: (query: string) => string = (query) => query, mostRows?: number) => {
  const { url, close } = await listenProtocol(store, async (request) => {
    const query = new URLSearchParams(await request.text()).get("query") ?? "";
    const body = new URLSearchParams({ query: spoil(query) });
    return handleSparqlProtocol(new Request("http://localhost/", { method: "POST", body }), store);
  });
  onTestFinished(close);
  return checkConformance(
    { address: url, timeoutMs: 10_000 },
    "https://example.org/air-2",
    mostRows,
  );
};

test("an endpoint that answers as its observations say is told so for questions of every kind", async () => {
  const findings = await check();
  expect(findings.map(({ level }) => level)).toEqual(findings.map(() => "good"));
  const sentences = findings.map(({ sentence }) => sentence).join("\n");
  for (const words of ["first 8 rows", "one value", "several values", "a range", "most recent"])
    expect(sentences).toContain(words);
});

test("an endpoint that takes the first of several values only is told which question it answers otherwise", async () => {
  const findings = await check((query) => query.replace(/(VALUES \?f0 \{ \S+) [^}]*\}/g, "$1 }"));
  const missing = findings.filter(({ level }) => level === "missing");
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.map(({ sentence }) => sentence).join("\n")).toMatch(
    /several values.*(rows instead of|differ)/,
  );
});

test("an endpoint that does not understand a question is told what it said", async () => {
  const findings = await check((query) => query.replace("MAX(", "NOTHING("));
  expect(findings.some(({ level }) => level === "missing")).toBe(true);
});

test("answers are compared with all observations only where these are not too many, and with nothing else", async () => {
  let rowQueries = 0;
  const findings = await check((query) => {
    if (query.includes("?c0")) rowQueries += 1;
    return query;
  }, 3);
  expect(findings).toEqual([
    {
      topic: "conformance",
      level: "limited",
      sentence: expect.stringMatching(
        /^The dataset has \d+ observations: .*\(3 at most\)\.$/,
      ) as unknown,
      advice: "Name a smaller dataset with --cube IRI.",
    },
  ]);
  expect(rowQueries).toBe(0);
});
