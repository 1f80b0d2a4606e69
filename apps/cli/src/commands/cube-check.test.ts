import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCubeCheck } from "./cube-check.ts";
import { collectOutput } from "../testing/collect-output.ts";

const CUBE = `@prefix cube: <https://cube.link/> . @prefix schema: <http://schema.org/> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
<cube> a cube:Cube ; schema:name "Rain" ; schema:contactPoint <desk> ;
  schema:dateCreated "2024-01-01"^^xsd:date ; schema:datePublished "2024-01-01"^^xsd:date ; schema:dateModified "2024-01-01"^^xsd:date ;
  cube:observationConstraint <shape> ; cube:observationSet <set> .
<set> cube:observation <row> . <row> cube:observedBy <office> .
`;
const STATUS =
  "<cube> <http://schema.org/creativeWorkStatus> <https://ld.admin.ch/vocabulary/CreativeWorkStatus/Draft> .";
const RESULT = "(sh:MinCountConstraintComponent, profile-visualize#CubeShape)";

const COLUMN = `<shape> <http://www.w3.org/ns/shacl#property> <column> , <yearColumn> . <column> a cube:MeasureDimension ; <http://www.w3.org/ns/shacl#path> <depth> ;
  schema:name "Depth" ; <http://www.w3.org/ns/shacl#datatype> xsd:decimal ; <http://www.w3.org/ns/shacl#nodeKind> <http://www.w3.org/ns/shacl#Literal> ;
  <http://qudt.org/schema/qudt/scaleType> <http://qudt.org/schema/qudt/RatioScale> .
<yearColumn> a cube:KeyDimension ; <http://www.w3.org/ns/shacl#path> <year> ;
  schema:name "Year" ; <http://www.w3.org/ns/shacl#datatype> xsd:gYear ; <http://www.w3.org/ns/shacl#nodeKind> <http://www.w3.org/ns/shacl#Literal> ;
  <http://qudt.org/schema/qudt/scaleType> <http://qudt.org/schema/qudt/IntervalScale> .
`;
const BAD_ROWS = Array.from(
  { length: 1000 },
  (_, index) =>
    `<set> cube:observation <row${index}> . <row${index}> cube:observedBy <office> ; <depth> "x" ; <year> "${1000 + index}"^^xsd:gYear .`,
).join("\n");

let folder = "";

async function check(
  name: string,
  text: string,
  ...flags: string[]
): Promise<{ code: number; out: string[]; err: string[] }> {
  const file = join(folder, name);
  await writeFile(file, text);
  return run(file, ...flags);
}

const run = (...args: string[]) => collectOutput((io) => runCubeCheck(args, io));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cube-check-"));
});

afterAll(() => rm(folder, { recursive: true }));

describe("statelier cube check", () => {
  it("prints file, sentence and place, and ends with 1 when a rule is broken", async () => {
    const { code, out, err } = await check("rain.ttl", CUBE);
    expect(code).toBe(1);
    expect(err).toEqual([]);
    expect(out[0]).toBe(`${join(folder, "rain.ttl")}: 1 violation, 4 warnings`);
    expect(out[1]).toBe(
      '  violation: The cube "Rain" has no publication status. Add schema:creativeWorkStatus.',
    );
    expect(out[2]).toBe(`    at cube > schema:creativeWorkStatus  ${RESULT}`);
  });

  it("ends with 0 when there are warnings only", async () => {
    const { code, out } = await check("draft.ttl", CUBE + STATUS);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/: 4 warnings$/);
  });

  it.each([
    ["a cube without a measure", "a cube:MeasureDimension ;", "", "has no measure"],
    ["a cube without a key dimension", "a cube:KeyDimension ;", "", "has no key dimension"],
    ["a misspelt datatype", "xsd:gYear", "xsd:gYeer", "does not exist (xsd:gYeer)"],
    ["a cube without observations", "; cube:observationSet <set> .", ".", "no set of observations"],
  ])("ends with 1 for %s", async (_, from, to, says) => {
    const whole = CUBE + STATUS + COLUMN;
    expect(whole).toContain(from);
    const { code, out } = await check("unfit.ttl", whole.replace(from, to));
    expect(code).toBe(1);
    expect(out.filter((line) => line.includes("violation:")).join("\n")).toContain(says);
  });

  it("prints twenty findings of a kind, and all of them with --all", async () => {
    const rows = Array.from(
      { length: 25 },
      (_, index) => `<row${index}> a cube:Observation .`,
    ).join("\n");
    const short = await check("rows.ttl", CUBE + rows);
    expect(short.out.filter((line) => line.includes("does not say who observed it"))).toHaveLength(
      20,
    );
    expect(short.out).toContain("  … and 5 more of this kind; --all prints them");
    const whole = await check("rows.ttl", CUBE + rows, "--all");
    expect(whole.out.filter((line) => line.includes("does not say who observed it"))).toHaveLength(
      25,
    );
  });

  it("says after all else which rows break the cube's own constraint, and how many", async () => {
    for (const flags of [["--rows"], ["--rows", "--all"]]) {
      const { code, out } = await check("bad.ttl", CUBE + STATUS + COLUMN + BAD_ROWS, ...flags);
      expect(code).toBe(1);
      expect(out[0]).toMatch(/bad\.ttl: 4 warnings, 1000 violations in rows$/);
      expect(out.slice(-5)).toEqual([
        "  Rows that do not keep what the cube says of its columns:",
        ...[0, 1, 2].map(
          (index) =>
            `    violation: In the column "Depth" the row row${index} has "x", whose datatype is xsd:string and not xsd:decimal.`,
        ),
        "    … and 997 more of this kind in this column",
      ]);
    }
  });

  it("says what the published shapes find, and that rows were not checked, without --rows", async () => {
    const { code, out } = await check("bad.ttl", CUBE + STATUS + COLUMN + BAD_ROWS);
    expect(code).toBe(0);
    expect(out[0]).toMatch(/bad\.ttl: 4 warnings$/);
    expect(out.at(-1)).toBe("The rows were not held against their columns; --rows does that.");
    const json = await check("bad.ttl", CUBE + STATUS + COLUMN + BAD_ROWS, "--json");
    expect(json.out).toHaveLength(4);
  });

  it("ends with 1 for a row alone", async () => {
    const good = `${STATUS}${COLUMN}<row> <depth> 1.5 .`;
    expect(await check("good.ttl", CUBE + good, "--rows")).toMatchObject({ code: 0 });
    const { code, out } = await check(
      "bad.ttl",
      `${CUBE}${good} <row> <depth> "abc"^^xsd:decimal .`,
      "--rows",
    );
    expect(code).toBe(1);
    expect(out[0]).toMatch(/: 4 warnings, 1 violation in rows$/);
    expect(out.at(-1)).toMatch(/has "abc", which cannot be read as its datatype xsd:decimal\.$/);
  });

  it("prints one JSON object a kind of bad row and column with --json", async () => {
    const { code, out } = await check(
      "bad.ttl",
      CUBE + STATUS + COLUMN + BAD_ROWS,
      "--rows",
      "--json",
    );
    expect(code).toBe(1);
    expect(out).toHaveLength(5);
    expect(JSON.parse(out.at(-1) ?? "")).toMatchObject({
      file: join(folder, "bad.ttl"),
      rule: "cell-datatype",
      severity: "violation",
      cube: { kind: "iri", value: expect.stringMatching(/\/cube$/) },
      constraint: { kind: "iri", value: expect.stringMatching(/\/shape$/) },
      path: expect.stringMatching(/\/depth$/),
      count: 1000,
      examples: [{ row: { kind: "iri" }, value: { value: "x" } }, {}, {}],
    });
  });

  it("prints one JSON object a finding with --json", async () => {
    const { out } = await check("rain.ttl", CUBE, "--json");
    const findings = out.map((line): unknown => JSON.parse(line));
    expect(findings).toHaveLength(5);
    expect(findings).toContainEqual(
      expect.objectContaining({
        rule: "cube-status",
        severity: "violation",
        component: "http://www.w3.org/ns/shacl#MinCountConstraintComponent",
        constraint: "https://cube.link/shape/profile-visualize#CubeShape",
        path: "http://schema.org/creativeWorkStatus",
      }),
    );
  });

  it("ends with 2 and names the line of a syntax error", async () => {
    const { code, err } = await check("broken.ttl", `${CUBE}<a> nope .`);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/broken\.ttl: Line 6, column \d+ could not be read: /);
  });

  it("ends with 2 when the file is missing, of another kind, or holds no cube", async () => {
    expect(await run(join(folder, "nothing.ttl"))).toMatchObject({
      code: 2,
      err: [expect.stringContaining("There is no such file.")],
    });
    expect(await check("cube.csv", "a,b")).toMatchObject({
      code: 2,
      err: [expect.stringContaining("use .ttl, .nt, .nq or .trig")],
    });
    expect(await check("empty.nt", "")).toMatchObject({
      code: 2,
      err: [expect.stringContaining("holds no cube")],
    });
  });

  it("explains its use when asked", async () => {
    expect(await run("--help")).toMatchObject({
      code: 0,
      out: [expect.stringMatching(/^Usage: /)],
    });
  });

  it("explains its use when it is called wrongly", async () => {
    expect(await run()).toMatchObject({
      code: 2,
      err: ["Name at least one file to check.", "", expect.stringMatching(/^Usage: /)],
    });
    expect(await run("--loud", "a.ttl")).toMatchObject({
      code: 2,
      err: ["The option --loud is not known.", "", expect.any(String)],
    });
    expect((await run("-x", "a.ttl")).err[0]).toBe("The option -x is not known.");
  });

  it("checks every file and ends with the worst code", async () => {
    await check("rain.ttl", CUBE);
    const { code, out } = await run(join(folder, "nothing.ttl"), join(folder, "rain.ttl"));
    expect(code).toBe(2);
    expect(out[0]).toContain("rain.ttl: 1 violation");
  });
});
