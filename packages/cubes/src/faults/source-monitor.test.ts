import { expect, it } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import type { SourceQuery } from "../source/source-status.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { keepAnswers } from "./keep-answers.ts";
import { type Fault, startFaultyProxy } from "./testing/faulty-proxy.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";

it("a source reports its state, and reports each question without a value", async () => {
  const store = openMemoryStore(loadFixtures());
  let fault: Fault | undefined;
  const proxy = await startFaultyProxy(
    (request) => handleSparqlProtocol(request, store),
    () => fault,
  );
  const asked: SourceQuery[] = [];
  const source = keepAnswers(
    makeSparqlSource({
      endpoint: proxy.url,
      dataSource: { type: "sparql", url: proxy.url },
      options: {
        mutableMaxAgeMs: 0,
        catalogueMaxAgeMs: 0,
        retry: { attempts: 1, failures: 2, firstPauseMs: 60_000 },
        onQuery: (query) => asked.push(query),
      },
    }),
  );
  expect(source.status()).toMatchObject({ breaker: "closed", queries: 0, failures: 0 });
  const search = () =>
    source.search({
      locale: "en",
      query: "secret words",
      order: "SCORE",
      includeDrafts: true,
      fetchDimensionTermsets: false,
      filters: [],
    });
  await search();
  const noise = { iri: "https://example.org/noise", locale: "en" } as const;
  await source.metadata(noise);
  const before = source.status();
  expect(before).toMatchObject({
    breaker: "closed",
    failures: 0,
    catalogue: { datasets: 4, isStale: false },
    answers: { entries: 1, standIns: 0 },
  });
  expect(before.lastSuccessAt).toBeGreaterThan(Date.now() - 60_000);
  expect(asked).toHaveLength(before.queries);
  expect(asked.map(({ summary }) => summary)).toContain("SELECT ?s ?p ?o");
  expect(JSON.stringify(asked)).not.toMatch(/noise|secret|https?:/);

  fault = "busy";
  await source.metadata(noise);
  await source.metadata({ ...noise, locale: "de" }).catch(() => undefined);
  await search();
  await expect.poll(() => source.status().catalogue?.isStale).toBe(true);
  const after = source.status();
  expect(after).toMatchObject({
    breaker: "open",
    lastFailure: { id: "SOURCE_DOWN" },
    answers: { standIns: expect.any(Number) },
  });
  expect(after.waitMs).toBeGreaterThan(50_000);
  expect(after.failures).toBeGreaterThanOrEqual(2);
  expect(asked.at(-1)).toMatchObject({ failure: "SOURCE_DOWN" });
  await proxy.close();
});
