import { buildComponentId, type Limit, type Locale } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;
const id = (path: string): string => buildComponentId(E("limits"), E(path));

describe("a limit of a measure", () => {
  const source = readCase("limits.ttl");
  const readAll = async (locale: Locale = "en") => {
    const request = { iri: E("limits"), locale, loadValues: true };
    const { measures, notes } = await source.components(request);
    return { limits: measures[0]?.limits ?? [], notes };
  };
  const read = async (name: string, locale: Locale = "en"): Promise<Limit | undefined> =>
    (await readAll(locale)).limits.find((limit) => limit.name.startsWith(name));
  const yearRange = [
    { type: "time-from", dimensionId: id("year"), value: "2020", label: "2020" },
    { type: "time-to", dimensionId: id("year"), value: "2022", label: "2022" },
  ];

  it("is a value, or a band between two", async () => {
    expect(await read("a ")).toEqual({
      name: "a single",
      type: "single",
      value: 10.5,
      related: [],
    });
    expect(await read("b ")).toMatchObject({ type: "value-range", min: 0, max: 5, related: [] });
  });

  it("D55 with one bound alone is a single value", async () => {
    expect(await read("h ")).toMatchObject({ type: "single", value: 8 });
  });

  it("has its name in the reader's language, else in another, else none", async () => {
    expect((await read("Einzeln", "de"))?.name).toBe("Einzeln");
    expect((await read("b ", "de"))?.name).toBe("b band");
    expect((await readAll()).limits.filter(({ name }) => name === "")).toMatchObject([
      { value: 9 },
    ]);
  });

  it("holds under a value of a dimension, named in the reader's language", async () => {
    const related = { type: "single", dimensionId: id("place"), value: E("p1") };
    expect((await read("c "))?.related).toEqual([{ ...related, label: "Harbour" }]);
    expect((await read("c ", "de"))?.related).toEqual([{ ...related, label: "Hafen" }]);
    expect((await read("d "))?.related).toEqual([
      { type: "single", dimensionId: id("year"), value: "2020", label: "2020" },
    ]);
  });

  it("holds under each value of a list", async () => {
    const limits = (await readAll()).limits.filter(({ name }) => name === "l in a list");
    expect(
      limits.map(({ related }) => related.map(({ label }) => label).join(", ")).toSorted(),
    ).toEqual(["Harbour, 2020", "Hill, 2020"]);
    expect(limits).toMatchObject([
      { type: "single", value: 14 },
      { type: "single", value: 14 },
    ]);
  });

  it("of a value over a range of time is one over time, whatever other conditions it has", async () => {
    expect(await read("e ")).toEqual({
      name: "e over years at a place",
      type: "time-range",
      value: 3,
      from: "2020",
      to: "2022",
      related: [
        { type: "single", dimensionId: id("place"), value: E("p2"), label: "Hill" },
        ...yearRange,
      ],
    });
    expect(await read("f ")).toMatchObject({
      type: "time-range",
      from: E("m1"),
      to: E("m2"),
      related: [{ label: "May" }, { label: "June" }],
    });
  });

  it("of a band stays a band over a range of time", async () => {
    expect(await read("g ")).toMatchObject({
      type: "value-range",
      min: 6,
      max: 7,
      related: yearRange,
    });
  });

  it("stands in the order of the names", async () => {
    const names = (await readAll()).limits.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });

  it("without a number is left out, with a note", async () => {
    const { limits, notes } = await readAll();
    expect(limits.map(({ name }) => name)).not.toContain("k nothing");
    expect(notes).toContain("Dust: the limit “k nothing” without a number is not read.");
  });

  it("under a condition that nobody understands is not shown as if it held everywhere", async () => {
    const { limits, notes } = await readAll();
    const names = limits.map(({ name }) => name);
    expect(names).not.toContain("i half a condition");
    expect(names).not.toContain("j elsewhere");
    expect(names).not.toContain("m after a year");
    for (const name of ["i half a condition", "j elsewhere", "m after a year"])
      expect(notes).toContain(
        `Dust: the limit “${name}” is not read: its condition is not understood.`,
      );
  });
});
