import type { Role } from "@statelier/data";

/** In a turn somebody works on a chart of theirs, a second person has to do with it, and an administrator with both. */
export type Who = "author" | "heir" | "chief";

/** What is known of a chart; its contents are named by what they are called, and are as they were sent. */
export type Chart = {
  owner: "author" | "heir" | null;
  /** Who handed it over. */
  former: "author" | null;
  isOfTeam: boolean;
  isDraftOfChart: boolean;
  state: "DRAFT" | "PUBLISHED";
  content: string;
  publishAt: string | null;
  isRemoved: boolean;
  /** The contents of its publications, the first first. */
  versions: readonly string[];
};

/** All that a turn changes. */
export type Facts = {
  chart: Chart | null;
  /** A draft of the chart, or a copy of it. */
  draft: Chart | null;
  team: { name: string; members: readonly string[] } | null;
  heir: { role: Role; isBlocked: boolean; allowance: number | null } | null;
  /** Whether the session of the heir lets them in. */
  isHeirIn: boolean;
  token: "none" | "valid" | "revoked";
  isFollowed: boolean;
  palette: string | null;
  invitation: "none" | "open" | "used";
  /** What the log says of it, the first first. */
  log: readonly string[];
};

/** What the server has named: ids, keys and secrets. */
type Name =
  | Who
  | "chart"
  | "draft"
  | "team"
  | "token"
  | "secret"
  | "hook"
  | "palette"
  | "invitation";
export type Names = Partial<Record<Name, string>>;

export type Turn = {
  /** Stands in all that it makes. */
  name: string;
  cookies: Record<Who, string>;
  names: Names;
  /** What was acknowledged. */
  is: Facts;
  /** What the last call makes of it whose answer did not arrive. */
  mayBe?: Facts | undefined;
};

export const DRAFT: Chart = {
  owner: "author",
  former: null,
  isOfTeam: false,
  isDraftOfChart: false,
  state: "DRAFT",
  content: "first",
  publishAt: null,
  isRemoved: false,
  versions: [],
};

export const START: Facts = {
  chart: DRAFT,
  draft: null,
  team: null,
  heir: { role: "publisher", isBlocked: false, allowance: null },
  isHeirIn: true,
  token: "none",
  isFollowed: false,
  palette: null,
  invitation: "none",
  log: ["sign-in author", "sign-in heir"],
};

/** What becomes public by itself is so from its time on: once, with one version. */
const release = (facts: Facts, now: string): Facts => {
  const { chart, draft, log } = facts;
  const due = [draft, chart].find((each) => each?.publishAt && each.publishAt <= now);
  if (!chart || !due) return facts;
  const { content } = due;
  return {
    ...facts,
    chart: {
      ...chart,
      state: "PUBLISHED",
      content,
      publishAt: null,
      versions: [...chart.versions, content],
    },
    draft: due === draft ? null : draft,
    log: [...log, "release chart"],
  };
};

/** The versions of what nobody holds, or was removed, nobody can read. */
const hideVersions = (chart: Chart | null): Chart | null =>
  chart && (chart.isRemoved || chart.owner === null) ? { ...chart, versions: [] } : chart;

/** Facts as they can be found at a time: of a secret that was not told nobody knows whether it still holds. */
export const toFindable = (facts: Facts, { invitation }: Names, now: string): Facts => {
  const released = release(facts, now);
  return {
    ...released,
    chart: hideVersions(released.chart),
    draft: hideVersions(released.draft),
    invitation: invitation === undefined ? "none" : released.invitation,
  };
};
