import { readFileSync } from "node:fs";

import { listTestData, testDataPath } from "@statelier/model/testing/test-data";
import { describe, expect, it } from "vitest";

import { RdfGraph } from "../rdf/rdf-graph.ts";
import type { RdfTerm } from "../rdf/rdf-term.ts";
import type { Triple } from "../rdf/triple-graph.ts";
import { cube } from "../rdf/vocabulary.ts";
import { componentIri, type Finding } from "./finding.ts";
import { chartRules } from "./rules/chart-rules.ts";
import { checkCubes } from "./rules/check-cubes.ts";
import { readApprovedReport } from "./testing/approved-report.ts";
import { DEFECTS } from "./testing/defects/defects.ts";
import {
  hasOfficialShapes,
  type OfficialResult,
  readOfficialShapes,
  validateWithOfficialShapes,
  writeTerm,
} from "./testing/official-shapes.ts";
import { breakCube, makeGraph, TEST_CUBE } from "./testing/test-cube.ts";

const CUBES = [
  "limits-hierarchy-confidence.ttl",
  "photovoltaic-one-off-payments.ttl",
  "kita/cube.ttl",
  "mock/cube.ttl",
];
const FOLDERS = [
  "profile-visualize",
  "standalone-constraint-constraint",
  "standalone-cube-constraint",
  "basic-cube-constraint",
  "profile-opendataswiss",
  "profile-opendataswiss-lindas",
];

const shapes = hasOfficialShapes ? readOfficialShapes() : new RdfGraph();

function listFiles(folder: string, ending: string): string[] {
  return listTestData(folder, ending).map((name) => `${folder}/${name}`);
}

function readCase(path: string): RdfGraph {
  return makeGraph(readFileSync(testDataPath(path), "utf8"));
}

const SET = cube("observationSet");
const OWN = chartRules.map(({ id }) => id);

/** What we ask of cubes beyond the published shapes, which only warn of a missing set. */
const findOfficial = (graph: RdfGraph): Finding[] =>
  checkCubes(graph).filter(({ rule }) => !OWN.includes(rule));

const isMissingSet = ({ path, component }: Pick<OfficialResult, "path" | "component">): boolean =>
  path === SET && component === componentIri("MinCount");

function describeFinding(finding: Finding): string {
  const value = finding.value ? writeTerm(finding.value) : "";
  return [
    finding.severity,
    finding.component,
    finding.path,
    finding.constraint,
    writeTerm(finding.focus),
    value,
  ].join(" ");
}

function describeResult(result: OfficialResult): string {
  return [
    result.severity,
    result.component,
    result.path,
    result.constraint,
    result.focus,
    result.value,
  ].join(" ");
}

async function compare(graph: RdfGraph): Promise<{ ours: string[]; official: string[] }> {
  const official = await validateWithOfficialShapes(graph, shapes);
  return {
    ours: findOfficial(graph).map(describeFinding).toSorted(),
    official: official
      .filter((each) => !isMissingSet(each))
      .map(describeResult)
      .toSorted(),
  };
}

function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutate(triples: readonly Triple[], random: (below: number) => number): Triple[] {
  const pick = () => triples[random(triples.length)]!;
  const changed = [...triples];
  for (let step = 0; step < 3; step += 1) {
    const at = random(changed.length);
    const triple = changed[at]!;
    const other = pick();
    const asObject: RdfTerm = random(2) === 0 ? other.object : other.subject;
    if (random(4) === 0) changed.splice(at, 1);
    else if (random(3) === 0) changed[at] = { ...triple, object: asObject };
    else if (random(2) === 0) changed.push({ ...triple, object: asObject });
    else changed.push({ ...triple, predicate: other.predicate });
  }
  return changed;
}

describe.skipIf(!hasOfficialShapes)("as the official shapes find (STATELIER_TEST_DATA)", () => {
  it.each([
    ...CUBES.map((name) => `cubes/${name}`),
    ...FOLDERS.flatMap((folder) => listFiles(`cube-spec-tests/${folder}`, ".ttl")),
  ])("in %s", async (path) => {
    const { ours, official } = await compare(readCase(path));
    expect(ours).toEqual(official);
  });

  it.each(DEFECTS)("in the test cube broken for $rule: $says", async ({ from, to }) => {
    const { ours, official } = await compare(makeGraph(breakCube(from, to)));
    expect(ours).toEqual(official);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "in the test cube mangled at random, seed %i",
    async (seed) => {
      const random = makeRandom(seed);
      const { ours, official } = await compare(
        new RdfGraph().addAll(mutate(makeGraph(TEST_CUBE).triples, random)),
      );
      expect(ours).toEqual(official);
    },
  );
});

describe.skipIf(!hasOfficialShapes)("as approved reports say (STATELIER_TEST_DATA)", () => {
  const folder = "cube-spec-tests/profile-visualize";
  const reports = listFiles(folder, ".approved.txt");

  it.each(reports)("%s", (path) => {
    const approved = readApprovedReport(readFileSync(testDataPath(path), "utf8"), shapes);
    const findings = findOfficial(readCase(path.replace(".approved.txt", "")));
    for (const { severity, component, path: where, constraints } of approved) {
      if (isMissingSet({ path: where, component })) continue;
      const at = findings.findIndex(
        (finding) =>
          finding.severity === severity &&
          finding.component === component &&
          finding.path === where &&
          constraints.includes(finding.constraint),
      );
      expect(at, `${severity} ${component} ${where}`).toBeGreaterThanOrEqual(0);
      findings.splice(at, 1);
    }
    expect(findings).toEqual([]);
  });

  it.each(listFiles(folder, ".ttl").filter((name) => !reports.includes(`${name}.approved.txt`)))(
    "%s has no violation",
    (path) => {
      expect(
        findOfficial(readCase(path)).filter((finding) => finding.severity === "violation"),
      ).toEqual([]);
    },
  );
});
