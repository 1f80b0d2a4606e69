import type { PersonViewer } from "../http/viewer.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { makeChart, makeDocument } from "./serve-document.ts";

/** Beside the person whose chart it is; the last ones have charts of their own. */
const ROLES = {
  "has left": "publisher",
  stranger: "publisher",
  "team: reader": "reader",
  "team: author": "author",
  "team: publisher": "publisher",
  owner: "publisher",
  administrator: "administrator",
  "own: reader": "reader",
  "own: author": "author",
  "own: publisher": "publisher",
  "own: administrator": "administrator",
} as const;
type Somebody = keyof typeof ROLES;
export type Who = "nobody" | Somebody;

const TEAMS: Readonly<Record<"t1" | "t2", readonly [Somebody, ...Somebody[]]>> = {
  t1: ["owner", "team: reader", "team: author", "team: publisher"],
  t2: ["own: reader", "own: author", "own: publisher", "own: administrator"],
};
export type Team = keyof typeof TEAMS;

type State =
  | "draft"
  | "draft of a published chart"
  | "scheduled"
  | "published"
  | "taken back"
  | "removed"
  | "removed draft"
  | "never there";

/** A chart: who made it, and to which team it was given. */
export type ChartCase = { key: string; state: State; userId: Somebody; teamId: Team | null };

/** Part of the table: who asks for which chart in each of its cells. */
export type Block = {
  /** To which charts are given. */
  team: Team;
  rows: readonly string[];
  columns: readonly { name: string; who: Who }[];
  caseOf: (row: string, column: string) => ChartCase;
};

const OF_TEAM = { userId: "owner", teamId: "t1" } as const;
const LEFT = { userId: "has left", teamId: "t1" } as const;

const ONE_CHART: Readonly<Record<string, ChartCase>> = {
  "draft of a person": { key: "owndraft0001", state: "draft", userId: "owner", teamId: null },
  "draft of a team": { key: "teamdraft001", state: "draft", ...OF_TEAM },
  "draft of a published chart": {
    key: "nextdraft001",
    state: "draft of a published chart",
    ...OF_TEAM,
  },
  scheduled: { key: "scheduled001", state: "scheduled", ...OF_TEAM },
  published: { key: "published001", state: "published", ...OF_TEAM },
  "taken back": { key: "takenback001", state: "taken back", ...OF_TEAM },
  "draft of a team, its maker has left": { key: "leftdraft001", state: "draft", ...LEFT },
  "published, its maker has left the team": { key: "leftpublic01", state: "published", ...LEFT },
  removed: { key: "removed00001", state: "removed", ...OF_TEAM },
  "removed draft": { key: "gonedraft001", state: "removed draft", ...OF_TEAM },
  "never there": { key: "neverthere01", state: "never there", ...OF_TEAM },
};

const findIn = (charts: Readonly<Record<string, ChartCase>>, name: string): ChartCase => {
  const found = charts[name];
  if (!found) throw new Error(`There is no chart ${name}.`);
  return found;
};

const ASKING = [
  "nobody",
  "has left",
  "stranger",
  "team: reader",
  "team: author",
  "team: publisher",
  "owner",
  "administrator",
] as const;

/** One chart in each state, asked for by everybody. */
export const OF_EVERYBODY: Block = {
  team: "t1",
  rows: Object.keys(ONE_CHART),
  columns: ASKING.map((who) => ({ name: who, who })),
  caseOf: (row) => findIn(ONE_CHART, row),
};

const OWN_STATES: readonly State[] = [
  "draft",
  "draft of a published chart",
  "scheduled",
  "published",
  "taken back",
  "removed",
  "removed draft",
];

const OWN_COLUMNS = ([null, "t2"] as const).flatMap((teamId) =>
  TEAMS.t2.map((who) => ({
    name: `${ROLES[who]}${teamId === null ? "" : ", in a team"}`,
    who,
    teamId,
  })),
);

const OWN_CHARTS = Object.fromEntries(
  OWN_STATES.flatMap((state, row) =>
    OWN_COLUMNS.map(({ name, who, teamId }, column): [string, ChartCase] => [
      `${state}: ${name}`,
      { key: `own${row}${column}`.padEnd(12, "0"), state, userId: who, teamId },
    ]),
  ),
);

/** In each state charts that somebody made, asked for by whoever made them. */
export const ONES_OWN: Block = {
  team: "t2",
  rows: OWN_STATES,
  columns: OWN_COLUMNS,
  caseOf: (row, column) => findIn(OWN_CHARTS, `${row}: ${column}`),
};

export const PUBLISHED = findIn(ONE_CHART, "published");
export const NEVER_THERE = findIn(ONE_CHART, "never there");
export const REMOVED = findIn(ONE_CHART, "removed");

/** Whether it is theirs alone, or of a team of theirs. */
export const isHolder = (who: Who, { userId, teamId }: ChartCase): boolean =>
  teamId === null ? who === userId : TEAMS[teamId].some((member) => member === who);

const CHART = makeChart("chart0000001", { title: "Title of the chart" });
const NOTHING = { de: "", fr: "", it: "", en: "" };

const FILTERED = {
  ...CHART,
  meta: { ...CHART.meta, description: NOTHING, label: NOTHING },
  interactiveFiltersConfig: {
    legend: { active: false, componentId: "" },
    timeRange: {
      active: false,
      componentId: "",
      presets: { type: "range" as const, from: "", to: "" },
    },
    dataFilters: { active: true, componentIds: ["sex"], defaultOpen: true },
    calculation: { active: false, type: "identity" as const },
  },
};

/** A dashboard: of it alone there is an archive. Readers may filter its chart. */
export const DOCUMENT = makeDocument([FILTERED], { type: "tall", words: [""] });

/** Everybody there is, and the teams. */
export const populate = async (store: ConfigStore): Promise<Map<Who, PersonViewer>> => {
  const people = new Map<Who, PersonViewer>();
  for (const who of Object.keys(ROLES) as Somebody[]) {
    const known = { provider: "test", subject: who, name: who, email: null };
    const person = await store.people.welcome(known, { id: who, role: ROLES[who] });
    people.set(who, { kind: "person", person });
  }
  for (const [id, members] of Object.entries(TEAMS)) {
    await store.people.addTeam({ id, name: `Team ${id}` });
    for (const who of members) await store.people.setMember(id, who, true);
  }
  await store.people.setMember("t1", "has left", true);
  await store.people.setMember("t1", "has left", false);
  return people;
};

/** The key of the published chart that a draft is to replace. */
const formerOf = (key: string): string => `of${key.slice(2)}`;

const insert = (
  store: ConfigStore,
  { key, userId, teamId }: ChartCase,
  change: { publishedState: "DRAFT" | "PUBLISHED"; draftOf: string | null },
) => store.insert({ key, data: DOCUMENT, userId, teamId, ...change });

/** What is there before a chart comes into its state, for everybody to see. */
export const makeFormer = async (store: ConfigStore, chart: ChartCase): Promise<void> => {
  if (chart.state !== "draft of a published chart") return;
  const former = { ...chart, key: formerOf(chart.key) };
  await insert(store, former, { publishedState: "PUBLISHED", draftOf: null });
};

/** A chart in its state, brought there by somebody who was a publisher at the time. */
export const makeInState = async (store: ConfigStore, chart: ChartCase): Promise<void> => {
  const { key, state, userId, teamId } = chart;
  if (state === "never there") return;
  const isPublic = /^(?:published|taken back|removed)$/.test(state);
  await insert(store, chart, {
    publishedState: isPublic ? "PUBLISHED" : "DRAFT",
    draftOf: state === "draft of a published chart" ? formerOf(key) : null,
  });
  const id = teamId === null ? userId : TEAMS[teamId][0];
  const known = { name: id, email: null, provider: "test", subject: id };
  const publisher: PersonViewer = {
    kind: "person",
    person: { id, role: "publisher", ...known },
  };
  if (state === "scheduled") await store.schedule(key, "2999-01-01T00:00:00.000Z", publisher);
  if (state === "taken back") await store.unpublish(key, publisher);
  if (state.startsWith("removed")) await store.remove(key, publisher);
};
