import {
  buildComponentId,
  type Dimension,
  findComponent,
  type HierarchyNode,
  type Locale,
} from "@statelier/model";
import { describe, expect, it } from "vitest";

import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;

/** A line for each node: its depth as dashes, a question mark where it is no value of the dimension. */
const outline = (nodes: readonly HierarchyNode[], indent = ""): string[] =>
  nodes.flatMap(({ label, hasValue, children }) => [
    `${indent}${label}${hasValue ? "" : "?"}`,
    ...outline(children, `${indent}- `),
  ]);

describe("the hierarchy of a dimension", () => {
  const source = readCase("hierarchies.ttl");
  const readAll = (locale: Locale = "en") =>
    source.components({ iri: E("trees"), locale, loadValues: true });
  const read = async (path: string, locale: Locale = "en") =>
    (findComponent(await readAll(locale), buildComponentId(E("trees"), E(path))) as Dimension)
      .hierarchy ?? [];

  it("goes down from its root by each level's path, forward or backward, to those of the level's class", async () => {
    expect(outline(await read("deep"))).toEqual([
      "Switzerland?",
      "- Ticino",
      "- - Lugano",
      "- Geneva",
      "- - Carouge",
      "- nameless?",
      "- - Bernex",
      "Moon",
    ]);
  });

  it("has names in the reader's language, abbreviations, positions and depths", async () => {
    const [root] = await read("deep", "de");
    expect(root).toMatchObject({ label: "Schweiz", depth: 0, hasValue: false });
    expect(root?.children[1]).toMatchObject({
      value: E("geneva"),
      alternateName: "GE",
      position: 2,
      identifier: "GE",
      depth: 1,
      hasValue: true,
      dimensionId: buildComponentId(E("trees"), E("deep")),
    });
    expect(root?.children[1]?.children[0]).toMatchObject({ value: E("carouge"), depth: 2 });
  });

  it("leaves out what leads to no value, and takes values outside of it to the top, at the end", async () => {
    const roots = await read("deep");
    expect(outline(roots).join()).not.toMatch(/Zug|Lake/);
    expect(roots.at(-1)).toMatchObject({
      value: E("moon"),
      position: 9999,
      depth: 0,
      hasValue: true,
    });
  });

  it("of several under one root are side by side, each under its name, one for each name", async () => {
    expect(outline(await read("twice"))).toEqual([
      "Switzerland?",
      "- By language?",
      "- - French?",
      "- - - Geneva",
      "- - Italian?",
      "- - - Ticino",
      "- By size?",
      "- - Ticino",
      "- - Geneva",
    ]);
  });

  it("of several roots, of one hierarchy or of several, has each of them at the top", async () => {
    const expected = ["South of it?", "- Lugano", "West of it?", "- Geneva"];
    expect(outline(await read("rooted"))).toEqual(expected);
    expect(outline(await read("several-roots"))).toEqual(expected);
  });

  it("has siblings in the order of depth below them, position, identifier and name, what is missing last", async () => {
    expect(outline(await read("sorted"))).toEqual([
      "Shelf?",
      "- F",
      "- - G",
      "- E",
      "- D",
      "- C",
      "- A",
      "- B",
    ]);
  });

  it("that leads back to itself ends there", async () => {
    expect(outline(await read("circle"))).toEqual(["Hen", "- Egg"]);
  });

  it("with a level that nobody can follow has its values, and a note", async () => {
    expect(outline(await read("pathless"))).toEqual(["Geneva"]);
    expect((await readAll()).notes).toContainEqual(
      "Pathless: a level of its hierarchy has no path that is understood.",
    );
  });

  it("is none where the shape has none", async () => {
    expect(await read("flat")).toEqual([]);
  });
});
