import { expect, test } from "vitest";
import { matchNames } from "./match-names.ts";

const NODES = [
  {
    id: "europe",
    label: "Europe",
    isSelectable: false,
    children: [{ id: "ch", label: "Schweiz" }],
  },
  { id: "ci", label: "Côte d’Ivoire" },
  { id: "kr", label: "Korea, Republik" },
];

test("TS3 a pasted list names options by line, by cell or between commas, and says what is none", () => {
  expect(matchNames("schweiz\nCote d’Ivoire\r\n\nAtlantis", NODES)).toEqual({
    ids: ["ch", "ci"],
    missing: ["Atlantis"],
  });
  expect(matchNames("Schweiz, ci; Europe", NODES)).toEqual({
    ids: ["ch", "ci"],
    missing: ["Europe"],
  });
  expect(matchNames("Korea, Republik\nSchweiz\tschweiz", NODES)).toEqual({
    ids: ["kr", "ch"],
    missing: [],
  });
  expect(matchNames("  ", NODES)).toEqual({ ids: [], missing: [] });
});
