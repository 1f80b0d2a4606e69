import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { type ConfirmedStep, listConsequences, listPassing } from "./list-consequences.ts";

const words = {
  t: createTranslator("en", collectMessages("en", ["account"])),
  timeZone: "Europe/Zurich",
};

const ask = (step: ConfirmedStep, releases: readonly string[]): string[] =>
  listConsequences(step, { state: "published", formerOwnerName: null, releases }, words);

const RELEASE = "2026-12-01T07:30:00.000Z";

test("before a chart goes from its readers it is said what becomes of a draft that replaces it at a time", () => {
  expect(ask("unpublish", [RELEASE])).toEqual([
    expect.stringContaining("Readers will see a note"),
    expect.stringMatching(/01.12.2026 08:30.*again/),
  ]);
  expect(ask("remove", [RELEASE])).toEqual([
    expect.stringContaining("disappears at once"),
    expect.stringMatching(/01.12.2026 08:30.*will not be published/),
  ]);
  expect(ask("unpublish", [])).toHaveLength(1);
  expect(ask("restore", [RELEASE])).toHaveLength(1);
});

test("what is changed in a chart that a draft replaces at a time is said to be lost then", () => {
  expect(listPassing({ releases: [RELEASE] }, words)).toEqual([
    expect.stringMatching(/01.12.2026 08:30.*no longer see the change/),
  ]);
});
