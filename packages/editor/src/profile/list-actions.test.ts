import type { HeldChart, Role } from "@statelier/data";
import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { type ChartAction, listActions } from "./list-actions.ts";
import { describeCharts } from "./list-charts.ts";

const list = (role: Role, change: Partial<HeldChart>): ChartAction[] => {
  const { data: _, ...stored } = makeStoredConfig();
  const held = { title: "", viewCount: 0, user_name: null, former_user_name: null };
  const [chart] = describeCharts([{ ...stored, ...held, user_id: "anna", ...change }]);
  return chart ? listActions({ id: "anna", role, hasOthers: true }, chart) : [];
};

const PUBLISHED = { published_state: "PUBLISHED" as const, published_at: "t0" };

test("an author is offered nothing that would change what readers see or will see", () => {
  expect(list("author", PUBLISHED)).toEqual(["share", "views", "versions", "duplicate"]);
  expect(list("author", { publish_at: "t2" })).toEqual(["duplicate"]);
  expect(list("author", { ...PUBLISHED, deleted_at: "2026-01-09T00:00:00.000Z" })).toEqual([]);
});

test("an author works with drafts, and brings back a removed one", () => {
  expect(list("author", {})).toEqual(["duplicate", "rename", "team", "hand-over", "remove"]);
  expect(list("author", { deleted_at: "2026-01-09T00:00:00.000Z" })).toEqual(["restore"]);
});

test("a publisher schedules a draft, and brings back what was published", () => {
  expect(list("publisher", { publish_at: "t2" })).toContain("schedule");
  expect(list("publisher", PUBLISHED)).toEqual(
    expect.arrayContaining(["rename", "team", "hand-over", "unpublish", "remove"]),
  );
  expect(list("publisher", { ...PUBLISHED, deleted_at: "2026-01-09T00:00:00.000Z" })).toEqual([
    "restore",
  ]);
});
