import type { HeldChart } from "@statelier/data";
import { expect, test } from "vitest";
import { makeStoredConfig } from "../testing/make-stored-config.ts";
import { type ChartFilter, type ChartHolder, describeCharts, filterCharts } from "./list-charts.ts";

const make = (change: Partial<HeldChart>): HeldChart => {
  const { data: _, ...stored } = makeStoredConfig();
  return {
    ...stored,
    title: "",
    viewCount: 0,
    user_name: null,
    former_user_name: null,
    ...change,
  };
};

const EVERYBODY: ChartHolder = { type: "everybody" };

const find = (
  charts: readonly HeldChart[],
  filter: ChartFilter,
  search = "",
  holder: ChartHolder = EVERYBODY,
): string[] =>
  filterCharts(describeCharts(charts), { filter, search, holder, personId: "anna" }).map(
    ({ key }) => key,
  );

test("what was taken back, removed, or will replace another is told from a draft", () => {
  const states = [
    {},
    { draft_of: "public000001" },
    { draft_of: "public000001", publish_at: "t2" },
    { published_at: "t0" },
    { published_at: "t0", published_state: "PUBLISHED" as const },
    {
      published_at: "t0",
      published_state: "PUBLISHED" as const,
      deleted_at: "2026-11-28T14:00:00.000Z",
    },
  ].map((change) => describeCharts([make(change)])[0]?.state);
  expect(states).toEqual(["draft", "change", "scheduled", "unpublished", "published", "removed"]);
});

test("a draft says what it replaces, and when that was published after the draft was begun", () => {
  const replaced = (updated_at: string, change: Partial<HeldChart> = {}) => {
    const [, draft] = describeCharts([
      make({
        key: "public000001",
        title: "Corrected",
        published_state: "PUBLISHED",
        updated_at,
        ...change,
      }),
      make({ draft_of: "public000001", created_at: "2026-11-28T14:00:00.000Z" }),
    ]);
    return [draft?.replacedTitle, draft?.overtakenAt];
  };
  const [before, after] = ["2026-11-28T13:59:59.000Z", "2026-11-28T14:00:01.000Z"];
  expect(replaced(before)).toEqual(["Corrected", null]);
  expect(replaced(after)).toEqual(["Corrected", after]);
  expect(replaced(after, { published_state: "DRAFT" })).toEqual(["Corrected", null]);
  expect(replaced(after, { key: "another00001" })).toEqual([null, null]);
});

test("a chart says when drafts will replace it, and a draft that the chart it replaces was removed", () => {
  const draft = { draft_of: "public000001", publish_at: "2026-12-02" };
  const find = (deleted_at: string | null) =>
    describeCharts([
      make({ key: "public000001", published_state: "PUBLISHED", deleted_at }),
      make({ key: "next00000001", ...draft }),
      make({ key: "next00000002", ...draft, publish_at: "2026-12-01" }),
      make({ key: "next00000003", ...draft, publish_at: null }),
      make({ key: "next00000004", ...draft, deleted_at: "2026-11-28T14:00:00.000Z" }),
    ]);
  const [published, next] = find(null);
  expect(published?.releases).toEqual(["2026-12-01", "2026-12-02"]);
  expect([next?.releases, next?.isReplacedRemoved]).toEqual([[], false]);
  expect(find("2026-11-28T14:00:00.000Z")[1]?.isReplacedRemoved).toBe(true);
});

test("a removed chart says until when it can be brought back", () => {
  const until = (deleted_at: string | null) =>
    describeCharts([make({ deleted_at })])[0]?.restorableUntil;
  expect(until("2026-11-28T14:00:00.000Z")).toBe("2026-12-28T14:00:00.000Z");
  expect(until(null)).toBeNull();
});

test("charts are found by all words of their title or key, and removed ones apart", () => {
  const charts = [
    make({ key: "abc", title: "Births in Geneva" }),
    make({ key: "def", published_state: "PUBLISHED" }),
    make({ key: "ghi", deleted_at: "2026-11-28T14:00:00.000Z" }),
  ];
  expect(find(charts, "all")).toEqual(["abc", "def"]);
  expect(find(charts, "all", " geneva BIRTHS")).toEqual(["abc"]);
  expect(find(charts, "all", "Genèva")).toEqual(["abc"]);
  expect(find(charts, "all", "de")).toEqual(["def"]);
  expect(find(charts, "drafts")).toEqual(["abc"]);
  expect(find(charts, "published")).toEqual(["def"]);
  expect(find(charts, "removed")).toEqual(["ghi"]);
});

test("charts are those of everybody, one's own, or a team's", () => {
  const charts = [
    make({ key: "mine", user_id: "anna" }),
    make({ key: "both", user_id: "anna", team_id: "t1" }),
    make({ key: "theirs", user_id: "ben", team_id: "t1" }),
    make({ key: "nobodys", user_id: null, team_id: "t2" }),
  ];
  expect(find(charts, "all")).toHaveLength(4);
  expect(find(charts, "all", "", { type: "own" })).toEqual(["mine", "both"]);
  expect(find(charts, "all", "", { type: "team", id: "t1" })).toEqual(["both", "theirs"]);
});

test("what is scheduled stands in the order in which it comes", () => {
  const charts = [
    make({ key: "b", publish_at: "2026-12-02" }),
    make({ key: "a", publish_at: "2026-12-01" }),
    make({ key: "c" }),
  ];
  expect(find(charts, "scheduled")).toEqual(["a", "b"]);
});
