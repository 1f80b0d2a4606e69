import { z } from "zod";
import { ADMINISTRATION_BODIES } from "./administration-routes.ts";
import { paletteSchema } from "./palette-routes.ts";
import { ATTEMPT_HEADER } from "./publish-attempt.ts";
import type { RestAnswer } from "./rest-answers.ts";
import { newTokenSchema } from "./token-routes.ts";
import { newWebhookSchema } from "./webhook-routes.ts";

/** A call of `/api` as other programs read of it. */
export type RestOperation = {
  method: "get" | "post" | "put" | "delete";
  /** Below `/api`, with `{name}` for what stands in the path. */
  path: string;
  summary: string;
  /** Who may call it at all. */
  who: "anybody" | "people" | "administrators";
  /** What stands behind `?`; those that must. */
  query?: Readonly<Record<string, { about: string; isNeeded?: boolean }>>;
  /** Headers that may be sent. */
  headers?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** One of the answers, or a list of it. */
  answer: RestAnswer | readonly [RestAnswer];
  /** Statuses of its failures, beside those that all calls of its kind have. */
  failures?: readonly number[];
};

const key = z.string();
const state = z.enum(["PUBLISHED", "DRAFT"]);
const data = z.record(z.string(), z.unknown()).describe("See /json-schema/state.json");
const ofKey = z.object({ key });

const CONFIG_OPERATIONS: readonly RestOperation[] = [
  {
    method: "post",
    path: "/config-create",
    summary: "Keeps a chart: publishes it, or saves it as a draft of whoever calls",
    who: "anybody",
    headers: {
      [ATTEMPT_HEADER]:
        "16 to 128 random characters for one attempt: a repetition within 7 days is answered with the same chart",
    },
    body: z.object({
      data,
      published_state: state.optional(),
      person_id: z
        .string()
        .optional()
        .describe("Who is to be signed in: refused where it is another person, or nobody"),
    }),
    answer: "Config",
    failures: [401, 403, 409, 503, 507],
  },
  {
    method: "post",
    path: "/config-update",
    summary: "Saves a draft, a draft of a published chart, or publishes",
    who: "people",
    body: z.object({
      key,
      data,
      published_state: state.optional(),
      updated_at: z.string().optional().describe("The state in which it was read"),
    }),
    answer: "Config",
    failures: [404, 409, 503, 507],
  },
  ...(["remove", "restore", "unpublish"] as const).map((step): RestOperation => ({
    method: "post",
    path: `/config-${step}`,
    summary: {
      remove: "Takes a chart from its address; it can be brought back for 30 days",
      restore: "Brings a removed chart back",
      unpublish: "Takes a published chart back from its readers",
    }[step],
    who: "people",
    body: ofKey,
    answer: "Config",
    failures: [404, 409],
  })),
  {
    method: "post",
    path: "/config-release",
    summary: "Says when a draft becomes public by itself; null takes it back",
    who: "people",
    body: z.object({
      key,
      publish_at: z.string().nullable(),
      updated_at: z.string().optional().describe("The state in which it was read"),
    }),
    answer: "Config",
    failures: [404, 409],
  },
  {
    method: "post",
    path: "/config-give",
    summary: "Gives a chart to a team of one’s own; null takes it back",
    who: "people",
    body: z.object({ key, team_id: z.string().nullable() }),
    answer: "Config",
    failures: [404],
  },
  {
    method: "post",
    path: "/config-hand-over",
    summary: "Gives a chart to another person, whose it is from then on. Not for programs",
    who: "people",
    body: z.object({ key, email: z.string().describe("Of a person who signs in where one does") }),
    answer: "ChartKey",
    failures: [404],
  },
  {
    method: "post",
    path: "/config-give-back",
    summary: "Gives a chart back to whoever handed it over to one. Not for programs",
    who: "people",
    body: ofKey,
    answer: "ChartKey",
    failures: [404],
  },
  {
    method: "get",
    path: "/config/{key}",
    summary: "A chart in the current format, also drafts that one may see",
    who: "anybody",
    answer: "OpenedConfig",
    failures: [404],
  },
  {
    method: "get",
    path: "/config/list",
    summary: "One’s own charts and those of one’s teams, removed ones among them",
    who: "people",
    query: { titles: { about: "A language: titles in it in place of the documents" } },
    answer: "HeldConfigs",
  },
  {
    method: "get",
    path: "/config/versions",
    summary: "The last 20 publications of a chart of one’s own, the newest first",
    who: "people",
    query: {
      key: { about: "Key of the chart", isNeeded: true },
      before: { about: "The 20 before this version" },
      version: { about: "This version alone" },
      data: { about: "false: all of them without what they say" },
    },
    answer: "Versions",
    failures: [404],
  },
  {
    method: "get",
    path: "/config/view",
    summary: "How often readers have opened a chart",
    who: "anybody",
    query: { id: { about: "Key of the chart", isNeeded: true } },
    answer: "Count",
  },
  {
    method: "get",
    path: "/config/views",
    summary: "How often readers have opened a chart of one’s own on each day of the last year",
    who: "people",
    query: { key: { about: "Key of the chart", isNeeded: true } },
    answer: "ViewDays",
    failures: [404],
  },
];

const ACCOUNT_OPERATIONS: readonly RestOperation[] = [
  {
    method: "get",
    path: "/user/teams",
    summary: "One’s own teams",
    who: "people",
    answer: "Teams",
  },
  {
    method: "get",
    path: "/user/color-palette",
    summary: "One’s own palettes",
    who: "people",
    answer: ["Palette"],
  },
  {
    method: "post",
    path: "/user/color-palette",
    summary: "Adds a palette",
    who: "people",
    body: paletteSchema,
    answer: "Palette",
    failures: [409],
  },
  {
    method: "put",
    path: "/user/color-palette",
    summary: "Changes what is given of a palette",
    who: "people",
    body: z.object({ paletteId: z.string() }).loose(),
    answer: "Palette",
    failures: [404, 409],
  },
  {
    method: "delete",
    path: "/user/color-palette",
    summary: "Removes a palette",
    who: "people",
    body: z.object({ paletteId: z.string() }),
    answer: "PaletteId",
    failures: [404],
  },
  {
    method: "get",
    path: "/user/tokens",
    summary: "One’s own tokens, without their secrets",
    who: "people",
    answer: ["Token"],
  },
  {
    method: "post",
    path: "/user/tokens",
    summary: "Makes a token; its secret is answered this once. Not for programs",
    who: "people",
    body: newTokenSchema,
    answer: "NewToken",
  },
  {
    method: "delete",
    path: "/user/tokens",
    summary: "Revokes a token. Not for programs",
    who: "people",
    body: z.object({ id: z.string() }),
    answer: "Id",
    failures: [404],
  },
];

const MEMBERSHIP_OPERATIONS: readonly RestOperation[] = [
  {
    method: "post",
    path: "/user/invitations",
    summary:
      "Makes a secret that lets one person join a team of one’s own, for a week. Not for programs",
    who: "people",
    body: z.object({ team_id: z.string() }),
    answer: "Invitation",
  },
  {
    method: "post",
    path: "/user/invitations/look",
    summary: "Says who invites to which team by such a secret",
    who: "anybody",
    body: z.object({ token: z.string() }),
    answer: "InvitationFacts",
    failures: [404],
  },
  {
    method: "post",
    path: "/user/invitations/accept",
    summary: "Joins a team by such a secret. Not for programs",
    who: "people",
    body: z.object({ token: z.string() }),
    answer: "TeamName",
    failures: [404],
  },
  {
    method: "get",
    path: "/user/data",
    summary: "All that is kept of oneself. Not for programs",
    who: "people",
    answer: "PersonalData",
  },
  {
    method: "delete",
    path: "/user/data",
    summary: "Deletes one’s account; what was published stays, without oneself. Not for programs",
    who: "people",
    body: z.object({ confirm: z.literal("delete") }),
    answer: "Id",
  },
];

const FOLLOW_OPERATIONS: readonly RestOperation[] = [
  {
    method: "get",
    path: "/user/webhooks",
    summary: "One’s own webhooks, and the hosts to which they may be",
    who: "people",
    answer: "Webhooks",
  },
  {
    method: "post",
    path: "/user/webhooks",
    summary:
      "Tells an address what happens to a chart, or to the charts of a team; its secret is answered this once. Not for programs",
    who: "people",
    body: newWebhookSchema,
    answer: "NewWebhook",
    failures: [404],
  },
  {
    method: "delete",
    path: "/user/webhooks",
    summary: "Removes a webhook. Not for programs",
    who: "people",
    body: z.object({ id: z.string() }),
    answer: "Id",
    failures: [404],
  },
];

const READS = {
  people: ["Everybody with an account", "People"],
  teams: ["All teams with their members", "KnownTeams"],
  charts: ["Charts of nobody, or of one person", "KnownCharts"],
  actions: ["What people did, the last first", "Actions"],
  data: ["All that is kept of somebody", "PersonalData"],
} as const;

const TITLES = { about: "A language, for the titles of charts that one may see" };

const READ_QUERIES: Readonly<Record<string, RestOperation["query"]>> = {
  charts: { owner: { about: "Id of a person" }, titles: TITLES },
  data: { id: { about: "Id of a person", isNeeded: true } },
  actions: {
    before: { about: "Number of an action: those before it" },
    titles: TITLES,
  },
};

const WRITES: Readonly<Record<keyof typeof ADMINISTRATION_BODIES, string>> = {
  person: "Gives somebody a role, blocks them or lets them in again",
  "sign-out": "Ends all sessions of somebody",
  team: "Adds a team",
  "rename-team": "Gives a team another name",
  "remove-team":
    "Removes a team; its charts are then of whoever made them, and of nobody where that is no member of it",
  member: "Makes somebody a member of a team, or no longer",
  give: "Gives a chart to other owners",
  "give-all": "Gives all charts of somebody that are of no team to somebody else",
  allow: "Says how many charts somebody may keep; null for as many as is usual",
  forget: "Deletes somebody’s account; what was published stays, without them",
};

const ADMINISTRATION_OPERATIONS: readonly RestOperation[] = [
  ...Object.entries(READS).map(([name, [summary, answer]]): RestOperation => ({
    method: "get",
    path: `/administration/${name}`,
    summary,
    who: "administrators",
    ...(READ_QUERIES[name] ? { query: READ_QUERIES[name] } : {}),
    answer,
  })),
  ...(Object.keys(WRITES) as (keyof typeof WRITES)[]).map((name): RestOperation => ({
    method: "post",
    path: `/administration/${name}`,
    summary: WRITES[name],
    who: "administrators",
    body: ADMINISTRATION_BODIES[name],
    answer: "Done",
  })),
];

/** All calls of `/api` that answer in the envelope. */
export const REST_OPERATIONS: readonly RestOperation[] = [
  ...CONFIG_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...MEMBERSHIP_OPERATIONS,
  ...FOLLOW_OPERATIONS,
  ...ADMINISTRATION_OPERATIONS,
];
