import type { HeldChart } from "@statelier/data";
import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { describeStanding } from "./find-overtaking.ts";

const hold = (key: string, change: Partial<HeldChart> = {}): HeldChart => {
  const { data: _, ...stored } = makeStoredConfig();
  return {
    ...stored,
    title: key,
    viewCount: 0,
    user_name: null,
    former_user_name: null,
    key,
    published_state: "PUBLISHED",
    ...change,
  };
};
const draft = hold("draft", { published_state: "DRAFT", draft_of: "chart" });
const ofDraft = { key: "draft", draftOf: "chart" };

test("a draft replaces the chart that readers have", () => {
  expect(describeStanding(ofDraft, [draft, hold("chart", { updated_at: "t0" })])).toEqual({
    standing: "public",
    overtakenAt: null,
    releases: [],
  });
  const changed = hold("chart", { updated_at: "t9" });
  expect(describeStanding(ofDraft, [draft, changed]).overtakenAt).toBe("t9");
});

test("a draft of a chart that was taken back, removed or given away is told so", () => {
  const standing = (...held: HeldChart[]) => describeStanding(ofDraft, [draft, ...held]).standing;
  expect(standing(hold("chart", { published_state: "DRAFT" }))).toBe("taken-back");
  expect(standing(hold("chart", { deleted_at: "t2" }))).toBe("gone");
  expect(standing()).toBe("gone");
});

test("drafts of others that take the chart's place at a time are told, of a draft as of the chart", () => {
  const other = { ...draft, key: "other", publish_at: "2026-12-01T07:30:00.000Z" };
  const held = [draft, other, hold("chart")];
  for (const owned of [ofDraft, { key: "chart", draftOf: null }])
    expect(describeStanding(owned, held).releases).toEqual(["2026-12-01T07:30:00.000Z"]);
  expect(describeStanding({ key: "other", draftOf: "chart" }, held).releases).toEqual([]);
});
