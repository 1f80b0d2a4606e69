import type { ChartDocument } from "@statelier/document";
import { type Ask, call } from "./call-server.ts";
import { type Chart, DRAFT, type Facts, type Names, type Turn, type Who } from "./turn.ts";
import { withTitle } from "../with-title.ts";

/** What a step is told: the turn, what an unchanged chart is, and when the server will be killed. */
type Told = Turn & { document: ChartDocument; dueAt: () => string };

type Body = Record<string, unknown>;

export type Step = {
  by: Who;
  path: string;
  /** POST. */
  method?: "PUT" | "DELETE";
  body: (told: Told) => Body;
  /** What it makes of what is known. */
  change: (facts: Facts, sent: Body) => Partial<Facts>;
  /** What the log says of it. */
  log?: string;
  /** What is learnt from the answer. */
  learn?: (answer: Record<string, string>, told: Told, ask: Ask) => Names | Promise<Names>;
};

const NEVER = "2999-12-01T07:30:00.000Z";
export const HOOK_HOST = "hooks.example";

const ofChart = ({ names }: Told): Body => ({ key: names.chart });
const ofHeir = ({ names }: Told): Body => ({ id: names.heir });
const ofTeam = ({ names }: Told): Body => ({ id: names.team });

const title = ({ document, name }: Told, content: string): ChartDocument =>
  withTitle(document, `${name} ${content}`);

/** Saves or publishes the chart, or the draft of it, with another content. */
const save = (
  of: "chart" | "draft",
  published_state: Chart["state"],
  content: string,
): Pick<Step, "by" | "path" | "body"> => ({
  by: "author",
  path: "config-update",
  body: (told) => ({ key: told.names[of], published_state, data: title(told, content) }),
});

const changeChart =
  (change: Partial<Chart>) =>
  ({ chart }: Facts): Partial<Facts> => ({ chart: chart && { ...chart, ...change } });

const publish = (content: string): Step => ({
  ...save("chart", "PUBLISHED", content),
  change: ({ chart }) => ({
    chart: chart && {
      ...chart,
      state: "PUBLISHED",
      content,
      versions: [...chart.versions, content],
    },
  }),
  log: "publish chart",
});

const draftAnew = (content: string): Step => ({
  ...save("chart", "DRAFT", content),
  change: () => ({ draft: { ...DRAFT, content, isDraftOfChart: true } }),
  learn: ({ key = "" }) => ({ draft: key }),
});

const step = (path: "remove" | "restore" | "unpublish", change: Partial<Chart>): Step => ({
  by: "author",
  path: `config-${path}`,
  body: ofChart,
  change: changeChart(change),
  log: `${path} chart`,
});

const handOver: Step = {
  by: "author",
  path: "config-hand-over",
  body: ({ names, name }) => ({ key: names.chart, email: `${name}-heir@office.example` }),
  change: changeChart({ owner: "heir", former: "author" }),
  log: "hand-over chart",
};

const makeTeam: Step = {
  by: "chief",
  path: "administration/team",
  body: ({ name }) => ({ name: `${name} team` }),
  change: () => ({ team: { name: "team", members: [] } }),
  log: "team team",
  async learn(_, { name, cookies }, ask) {
    const path = "administration/teams";
    const teams = await call<{ id: string; name: string }[]>(ask, path, cookies.chief);
    return { team: teams.find((team) => team.name === `${name} team`)?.id ?? "" };
  },
};

const setMember = (who: "author" | "heir", isMember: boolean): Step => ({
  by: "chief",
  path: "administration/member",
  body: ({ names }) => ({ teamId: names.team, personId: names[who], isMember }),
  change: ({ team }) => {
    const others = team?.members.filter((each) => each !== who) ?? [];
    const members = isMember ? [...others, who].toSorted() : others;
    return { team: team && { ...team, members } };
  },
  log: "member team",
});

const giveToTeam = (isOfTeam: boolean): Step => ({
  by: "author",
  path: "config-give",
  body: ({ names }) => ({ key: names.chart, team_id: isOfTeam ? names.team : null }),
  change: changeChart({ isOfTeam }),
  log: "give chart",
});

/** By an administrator. */
const giveTo = (owner: "author" | "heir", isOfTeam: boolean): Step => ({
  by: "chief",
  path: "administration/give",
  body: ({ names }) => ({
    key: names.chart,
    userId: names[owner],
    teamId: isOfTeam ? names.team : null,
  }),
  change: changeChart({ owner, isOfTeam, former: null }),
  log: "give chart",
});

const setHeir = (role: "author" | "reader", isBlocked: boolean): Step => ({
  by: "chief",
  path: "administration/person",
  body: ({ names }) => ({ id: names.heir, role, isBlocked }),
  change: ({ heir }) => ({ heir: heir && { ...heir, role, isBlocked }, isHeirIn: !isBlocked }),
  log: "person heir",
});

const allow = (charts: number | null): Step => ({
  by: "chief",
  path: "administration/allow",
  body: ({ names }) => ({ id: names.heir, charts }),
  change: ({ heir }) => ({ heir: heir && { ...heir, allowance: charts } }),
  log: "allow heir",
});

const schedule = (
  of: "chart" | "draft",
  timeOf: (told: Told) => string | null,
  log: "schedule" | "unschedule",
): Step => ({
  by: "author",
  path: "config-release",
  body: (told) => ({ key: told.names[of], publish_at: timeOf(told) }),
  change: (facts, { publish_at: publishAt }) => {
    const timed = facts[of];
    return { [of]: timed && { ...timed, publishAt: publishAt as string | null } };
  },
  log: `${log} ${of}`,
});

const setPalette = (color: string, method?: "PUT"): Step => ({
  by: "author",
  path: "user/color-palette",
  ...(method ? { method } : {}),
  body: ({ names }) => ({
    ...(method ? { paletteId: names.palette } : {}),
    name: "palette",
    type: "sequential",
    colors: [color],
  }),
  change: () => ({ palette: color }),
  learn: ({ paletteId = "" }) => ({ palette: paletteId }),
});

/** Every way in which somebody changes what others see or may do. A story begins with a draft of its author, who is a publisher. */
export const STORIES: Readonly<Record<string, readonly Step[]>> = {
  "a draft": [
    { ...save("chart", "DRAFT", "second"), change: changeChart({ content: "second" }) },
    schedule("chart", () => NEVER, "schedule"),
    schedule("chart", () => null, "unschedule"),
    // A copy is one more draft.
    {
      by: "author",
      path: "config-create",
      body: (told) => ({ data: title(told, "copy"), published_state: "DRAFT" }),
      change: () => ({ draft: { ...DRAFT, content: "copy" } }),
      learn: ({ key = "" }) => ({ draft: key }),
    },
    step("remove", { isRemoved: true }),
    step("restore", { isRemoved: false }),
  ],
  "a published chart": [
    publish("second"),
    draftAnew("third"),
    {
      ...save("draft", "PUBLISHED", "third"),
      change: ({ chart }) => ({
        chart: chart && { ...chart, content: "third", versions: ["second", "third"] },
        draft: null,
      }),
      log: "publish chart",
    },
    // A former version is published again.
    publish("second"),
    step("unpublish", { state: "DRAFT" }),
    step("remove", { isRemoved: true }),
    step("restore", { isRemoved: false }),
    publish("fourth"),
    step("remove", { isRemoved: true }),
  ],
  "a team": [
    makeTeam,
    setMember("author", true),
    giveToTeam(true),
    setMember("heir", true),
    giveToTeam(false),
    {
      by: "chief",
      path: "administration/rename-team",
      body: ({ names, name }) => ({ id: names.team, name: `${name} renamed` }),
      change: ({ team }) => ({ team: team && { ...team, name: "renamed" } }),
      log: "rename-team team",
    },
    giveTo("author", true),
    setMember("heir", false),
    {
      by: "chief",
      path: "administration/remove-team",
      body: ofTeam,
      change: (facts) => ({ team: null, ...changeChart({ isOfTeam: false })(facts) }),
      log: "remove-team renamed",
    },
  ],
  "other hands": [
    handOver,
    {
      by: "heir",
      path: "config-give-back",
      body: ofChart,
      change: changeChart({ owner: "author", former: null }),
      log: "give-back chart",
    },
    publish("second"),
    handOver,
    giveTo("author", false),
    giveTo("heir", false),
    {
      by: "chief",
      path: "administration/give-all",
      body: ({ names }) => ({ from: names.heir, to: names.author }),
      change: changeChart({ owner: "author" }),
      log: "give-all heir",
    },
    draftAnew("third"),
    {
      by: "chief",
      path: "administration/give-all",
      body: ({ names }) => ({ from: names.author, to: names.heir }),
      change: ({ chart, draft }) => ({
        chart: chart && { ...chart, owner: "heir" },
        draft: draft && { ...draft, owner: "heir" },
      }),
      log: "give-all author",
    },
  ],
  "programs and followers": [
    {
      by: "author",
      path: "user/tokens",
      body: () => ({ name: "token", scope: "read", days: 7 }),
      change: () => ({ token: "valid" }),
      learn: ({ id = "", token = "" }) => ({ token: id, secret: token }),
      log: "token token",
    },
    {
      by: "author",
      path: "user/tokens",
      method: "DELETE",
      body: ({ names }) => ({ id: names.token }),
      change: () => ({ token: "revoked" }),
      log: "token-revoke token",
    },
    {
      by: "author",
      path: "user/webhooks",
      body: ({ names }) => ({ url: `https://${HOOK_HOST}/`, key: names.chart }),
      change: () => ({ isFollowed: true }),
      learn: ({ id = "" }) => ({ hook: id }),
      log: `webhook ${HOOK_HOST}`,
    },
    publish("second"),
    {
      by: "author",
      path: "user/webhooks",
      method: "DELETE",
      body: ({ names }) => ({ id: names.hook }),
      change: () => ({ isFollowed: false }),
      log: "webhook-remove hook",
    },
    setPalette("#0000ff"),
    setPalette("#00ff00", "PUT"),
    {
      by: "author",
      path: "user/color-palette",
      method: "DELETE",
      body: ({ names }) => ({ paletteId: names.palette }),
      change: () => ({ palette: null }),
    },
  ],
  "an invitation": [
    makeTeam,
    setMember("author", true),
    {
      by: "author",
      path: "user/invitations",
      body: ({ names }) => ({ team_id: names.team }),
      change: () => ({ invitation: "open" }),
      learn: ({ token = "" }) => ({ invitation: token }),
      log: "invite team",
    },
    {
      by: "heir",
      path: "user/invitations/accept",
      body: ({ names }) => ({ token: names.invitation }),
      change: ({ team }) => ({
        team: team && { ...team, members: ["author", "heir"] },
        invitation: "used",
      }),
      log: "join team",
    },
    setMember("heir", false),
  ],
  "somebody is blocked": [
    setHeir("author", false),
    allow(3),
    setHeir("author", true),
    allow(null),
    setHeir("reader", false),
    {
      by: "chief",
      path: "administration/sign-out",
      body: ofHeir,
      change: () => ({ isHeirIn: false }),
      log: "sign-out heir",
    },
    {
      ...setHeir("reader", true),
      change: ({ heir }) => ({ heir: heir && { ...heir, isBlocked: true } }),
    },
  ],
  "somebody is deleted": [
    handOver,
    {
      by: "chief",
      path: "administration/forget",
      body: ofHeir,
      // Nobody else held their draft.
      change: () => ({ chart: null, heir: null, isHeirIn: false }),
      log: "forget heir",
    },
  ],
  "somebody leaves": [
    publish("second"),
    handOver,
    {
      by: "heir",
      path: "user/data",
      method: "DELETE",
      body: () => ({ confirm: "delete" }),
      change: (facts) => ({
        ...changeChart({ owner: null, former: null })(facts),
        heir: null,
        isHeirIn: false,
      }),
      log: "forget heir",
    },
  ],
  "somebody signs out": [
    { by: "heir", path: "sign-out", body: () => ({}), change: () => ({ isHeirIn: false }) },
  ],
};

/** What becomes public at the second in which the server is killed, or soon after it. */
export const RELEASES: readonly (readonly Step[])[] = [
  [schedule("chart", ({ dueAt }) => dueAt(), "schedule")],
  [publish("second"), draftAnew("third"), schedule("draft", ({ dueAt }) => dueAt(), "schedule")],
];
