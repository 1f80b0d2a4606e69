import { describe, expect, it } from "vitest";

import { DEFECTS } from "../testing/defects/defects.ts";
import { breakCube, makeGraph, TEST_CUBE } from "../testing/test-cube.ts";
import { checkCubes, RULES } from "./check-cubes.ts";

describe("the checker", () => {
  it("finds nothing wrong with a cube that keeps every rule", () => {
    expect(checkCubes(makeGraph(TEST_CUBE))).toEqual([]);
  });

  it.each(DEFECTS)("$rule: $says", ({ rule, from, to, says }) => {
    const findings = checkCubes(makeGraph(breakCube(from, to)));
    for (const { message } of findings) {
      expect(message).toMatch(/^[A-Z"].*\.$/);
      expect(message).not.toContain("undefined");
    }
    const own = findings.filter((finding) => finding.rule === rule);
    expect(own.map(({ message }) => message).join("\n")).toContain(says);
  });

  it.each(["cube-set", "cube-measure", "cube-key", "column-known-datatype"])(
    "calls it a violation where no chart could be drawn: %s",
    (id) => {
      expect(RULES.filter(({ id: each }) => each === id).map(({ severity }) => severity)).toEqual([
        "violation",
      ]);
    },
  );

  it("has a broken cube for every rule", () => {
    expect([...new Set(DEFECTS.map((defect) => defect.rule))].toSorted()).toEqual(
      RULES.map((rule) => rule.id).toSorted(),
    );
  });

  it("counts a subclass of a cube as a cube", () => {
    const graph = makeGraph(`${TEST_CUBE.replace("ex:cube a cube:Cube", "ex:cube a ex:View")}
      ex:View rdfs:subClassOf cube:Cube . ex:cube schema:expires 1 .`);
    expect(checkCubes(graph).map((finding) => finding.rule)).toEqual(["cube-expired"]);
  });

  it("ends on a hierarchy and on a list that lead back to themselves", () => {
    const circular = makeGraph(`${TEST_CUBE} ex:level2 meta:nextInHierarchy ex:level1 .
      ex:siteColumn sh:or _:list . _:list rdf:first ex:a ; rdf:rest _:list .`);
    expect(checkCubes(circular)).toEqual([]);
  });
});
