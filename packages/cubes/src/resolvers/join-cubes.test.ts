import type { ObservationTable } from "@statelier/model";
import { expect, it } from "vitest";

import type { CubeSource } from "../source/cube-source.ts";
import { AnswerBudget } from "./answer-budget.ts";
import { DEFAULT_LIMITS } from "./check-limits.ts";
import { fetchObservations } from "./join-cubes.ts";

const table: ObservationTable = { rowCount: 0, columns: [] };
const SINCE: Readonly<Record<string, number>> = { older: 3, newer: 5 };

const dimension = (iri: string) => ({
  kind: "TemporalDimension",
  id: `${iri} year`,
  label: "Year",
  values: [],
});
const source = {
  components: ({ iri }: { iri: string }) =>
    Promise.resolve({ dimensions: [dimension(iri)], measures: [] }),
  observations: ({ iri }: { iri: string }) =>
    Promise.resolve({ table, notes: [], isImmutable: false, staleSince: SINCE[iri] }),
} as unknown as CubeSource;

it("dates joined data by the oldest of them", async () => {
  for (const iris of [
    ["older", "newer", "fresh"],
    ["fresh", "newer", "older"],
  ]) {
    const cubes = iris.map((iri) => ({ iri, joinBy: [`${iri} year`], loadValues: false }));
    const request = { source, locale: "en", cubes } as const;
    const answer = await fetchObservations(request, new AnswerBudget(DEFAULT_LIMITS));
    expect(answer.staleSince).toBe(3);
  }
});
