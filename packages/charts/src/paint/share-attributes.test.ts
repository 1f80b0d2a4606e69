import { expect, test } from "vitest";
import { shareAttributes } from "./share-attributes.ts";
import { svg } from "./svg-node.ts";

test("what all children have alike goes to their group, everything else stays", () => {
  const children = [1, 2].map((x) => svg("rect", { x, width: 3, fill: "#123", stroke: `#${x}` }));
  expect(shareAttributes(children)).toEqual({
    attrs: { fill: "#123" },
    children: [1, 2].map((x) => svg("rect", { x, width: 3, stroke: `#${x}` })),
  });
});

test("nothing is given to a child that had none, and nothing is moved for one child", () => {
  const [filled, bare] = [svg("path", { d: "M0,0", fill: "#123" }), svg("path", { d: "M1,1" })];
  for (const children of [[filled, bare], [bare, filled], [filled]])
    expect(shareAttributes(children)).toEqual({ attrs: {}, children });
});
