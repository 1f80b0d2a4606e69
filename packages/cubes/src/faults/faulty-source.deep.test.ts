import { env } from "node:process";
import { setTimeout as pause } from "node:timers/promises";

import { describe, it } from "vitest";

import type { ObservationTable } from "@statelier/model";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { type CubeSource, SourceError } from "../source/cube-source.ts";
import { makeSparqlSource } from "../sparql/make-sparql-source.ts";
import { keepAnswers } from "./keep-answers.ts";
import { type Fault, FAULTS, startFaultyProxy } from "./testing/faulty-proxy.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";

const SECONDS = env["STATELIER_DEEP"] === "1" ? 300 : 30;
const READERS = 8;

const E = (name: string): string => `https://example.org/${name}`;
const CUBES = [E("air-2"), E("air-3"), E("air"), E("noise")];

type Question = { name: string; ask: (source: CubeSource) => Promise<unknown> };

const makeQuestions = (): Question[] =>
  CUBES.flatMap((iri) => [
    { name: `metadata ${iri}`, ask: (source) => source.metadata({ iri, locale: "de" }) },
    {
      name: `components ${iri}`,
      ask: (source) => source.components({ iri, locale: "fr", loadValues: true }),
    },
    { name: `observations ${iri}`, ask: (source) => source.observations({ iri, locale: "en" }) },
    {
      name: `first rows ${iri}`,
      ask: (source) => source.observations({ iri, locale: "it", limit: 2 }),
    },
    { name: `termsets ${iri}`, ask: (source) => source.termsets({ iri, locale: "de" }) },
    { name: `latest ${iri}`, ask: (source) => source.latestIri(iri) },
  ]);

/** The rows of a table as texts, in an order of their own. */
const listRows = ({ rowCount, columns }: ObservationTable): string[] =>
  Array.from({ length: rowCount }, (_, row) =>
    JSON.stringify(
      columns.map((column) => {
        if (column.type === "number") return [column.id, String(column.values[row])];
        const code = column.codes[row] ?? -1;
        return [column.id, column.values[code], column.labels[code]];
      }),
    ),
  ).toSorted();

/** What the answer says, without how old it is. Pages that a wrong count has changed are read in another order. */
const takeTruth = (answer: unknown, isPaged: boolean): unknown => {
  if (typeof answer !== "object" || answer === null || !("table" in answer)) return answer;
  const { query, table } = answer as Awaited<ReturnType<CubeSource["observations"]>>;
  // Which rows are the first depends on who answers: a slice, or all rows once they are read.
  if (query?.includes("LIMIT 2")) return table.rowCount;
  return { ...answer, staleSince: undefined, ...(isPaged ? { table: listRows(table) } : {}) };
};

const makeRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

describe.concurrent.each([
  ["cubes read whole, in pages", { pageRows: 2 }],
  ["slices", { wholeCubeRows: 0 }],
  [
    "slices, while all is read in the background",
    { smallCubeRows: 0, pageRows: 2, immutableMaxAgeMs: 5_000 },
  ],
])("a source that fails at random, %s", (mode, limits) => {
  const isPaged = mode === "cubes read whole, in pages";
  const store = openMemoryStore(loadFixtures());

  it(
    "gives the truth or an error, never loses an answer, and recovers by itself",
    async ({ expect }) => {
      const endpoint = (request: Request) => handleSparqlProtocol(request, store);
      const dataSource = { type: "sparql" as const, url: "http://localhost/sparql" };
      const questions = makeQuestions();
      const healthy = makeSparqlSource({ endpoint, dataSource, options: limits });
      const truths = new Map<string, unknown>();
      for (const { name, ask } of questions)
        truths.set(name, takeTruth(await ask(healthy), isPaged));

      const random = makeRandom(7);
      let share = 1;
      const pickFault = (): Fault | undefined =>
        random() < share ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
      const proxy = await startFaultyProxy(endpoint, pickFault);
      const failing = makeSparqlSource({
        endpoint: proxy.url,
        dataSource,
        options: {
          timeoutMs: 2_000,
          mutableMaxAgeMs: 50,
          immutableMaxAgeMs: 200,
          ...limits,
          retry: { backOffMs: 10, firstPauseMs: 100, longestPauseMs: 500 },
        },
      });

      const source = keepAnswers(failing);
      const answered = new Set<string>();
      const unanswered: string[] = [];
      let errors = 0;
      const until = performance.now() + SECONDS * 1_000;
      /** A slow machine takes longer to see as much. */
      const isOver = (): boolean =>
        performance.now() > until &&
        answered.size === questions.length &&
        proxy.counts.size === FAULTS.length;
      const read = async (): Promise<void> => {
        while (!isOver()) {
          const { name, ask } = questions[Math.floor(random() * questions.length)]!;
          const wasAnswered = answered.has(name);
          try {
            expect([name, takeTruth(await ask(source), isPaged)]).toEqual([name, truths.get(name)]);
            answered.add(name);
          } catch (error) {
            if (!(error instanceof SourceError)) throw error;
            errors += 1;
            if (wasAnswered) unanswered.push(`${name}: ${error.message}`);
          }
          await pause(10);
        }
      };
      const varyShare = async (): Promise<void> => {
        for (let turn = 0; !isOver(); turn += 1) {
          share = [1, 0.3, 0.8, 0.1][turn % 4]!;
          await pause(1_500);
        }
      };
      await Promise.all([varyShare(), ...Array.from({ length: READERS }, read)]);

      expect(unanswered).toEqual([]);
      expect(errors).toBeGreaterThan(0);

      share = 0;
      for (const { name, ask } of questions)
        await expect
          .poll(async () => [name, takeTruth(await ask(source), isPaged)], {
            timeout: 60_000,
            interval: 200,
          })
          .toEqual([name, truths.get(name)]);
      await proxy.close();
    },
    (SECONDS + 180) * 1_000,
  );
});
