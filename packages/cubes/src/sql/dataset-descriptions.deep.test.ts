import { expect, it, vi } from "vitest";

import { readDescriptors } from "./datasets/read-descriptors.ts";
import { stageCatalogue } from "../conformance/stage-catalogue.ts";
import { BASE_IRI } from "../conformance/suite/subject.ts";
import { SourceError } from "../source/cube-source.ts";
import { DatasetDescriptions } from "./dataset-descriptions.ts";
import { openDuckDb } from "./engines/duckdb.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";

const open = async (holdUp: (name: string) => Promise<void>) => {
  const { folder, remove } = stageCatalogue("budget", "harvest", "signals");
  const read = readDescriptors(folder);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const engine = await openDuckDb({ folder });
  const asked: SqlEngine = {
    dialect: engine.dialect,
    openTable: async (data, of) => {
      await holdUp(data.file ?? "");
      return engine.openTable(data, of);
    },
    query: (query) => engine.query(query),
    close: () => engine.close(),
  };
  const problems: string[] = [];
  const onChange = vi.fn<() => void>();
  const descriptions = new DatasetDescriptions({
    engine: asked,
    datasets: read.value.datasets,
    options: { baseIri: BASE_IRI, vocabulary: read.value.vocabulary, checkedRows: 1_000 },
    onProblem: (problem) => problems.push(problem),
    onChange,
    firstPauseMs: 20,
  });
  const close = async (): Promise<void> => {
    descriptions.stop();
    await engine.close();
    remove();
  };
  const names = () => [...descriptions.collect().keys()].map((iri) => iri.split("/").at(-2));
  return { descriptions, problems, onChange, names, close };
};

const timeout = (): SourceError => new SourceError("SOURCE_TIMEOUT", "The query took too long.");

it("a dataset that takes long does not hold up the others, and is offered once it is described", async () => {
  const slow = Promise.withResolvers<void>();
  const { descriptions, problems, onChange, names, close } = await open((file) =>
    file.includes("harvest") ? slow.promise : Promise.resolve(),
  );
  await descriptions.ready(10);
  await vi.waitFor(() => expect(names()).toEqual(["budget", "signals"]));
  slow.resolve();
  await vi.waitFor(() => expect(names()).toEqual(["budget", "harvest", "signals"]));
  expect(onChange).toHaveBeenCalled();
  expect(problems).toEqual([]);
  await close();
});

it("a dataset that fails is left out with a sentence, and tried again after growing pauses", async () => {
  let failures = 2;
  const healed = Promise.withResolvers<void>();
  const { descriptions, problems, onChange, names, close } = await open(async (file) => {
    if (!file.includes("harvest")) return;
    if (failures-- > 0) throw timeout();
    await healed.promise;
  });
  await descriptions.ready(60_000);
  expect(names()).toEqual(["budget", "signals"]);
  healed.resolve();
  expect(problems[0]).toContain("harvest: left out for now, and tried again in 0 s");
  await vi.waitFor(() => expect(names()).toEqual(["budget", "harvest", "signals"]));
  expect(onChange).toHaveBeenCalledOnce();
  expect(problems).toHaveLength(2);
  await close();
});

it("an engine that answers for none is an error", async () => {
  const { descriptions, close } = await open(() => Promise.reject(timeout()));
  await expect(descriptions.ready(60_000)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
  await close();
});

it("no more than two are described at once, those among them that are tried again", async () => {
  let [now, most, asked] = [0, 0, 0];
  const { descriptions, names, close } = await open(async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((done) => setTimeout(done, 30));
    now -= 1;
    asked += 1;
    if (asked <= 3) throw timeout();
  });
  await vi.waitFor(() => expect(names()).toHaveLength(3), { timeout: 10_000 });
  expect(most).toBe(2);
  await descriptions.ready(10);
  await close();
});
