import { ROLES, TOKEN_SCOPES } from "@statelier/data";
import { z } from "zod";

const time = z.string().describe("ISO date and time, UTC");
const key = z.string().describe("Key of a chart");
const id = z.string();

/** As `ActionFacts` has them. */
const actionFacts = z
  .strictObject({
    to: z.array(id).optional().describe("Ids of the people and teams to whom something goes"),
    isMember: z.boolean().optional(),
    role: z.enum(ROLES).optional(),
    isBlocked: z.boolean().optional(),
    charts: z.number().int().nullable().optional().describe("How many; null for the usual limit"),
    name: z.string().optional().describe("The new name of a team"),
    at: time.optional(),
    provider: z.string().optional(),
    token: z.string().optional().describe("Name of the token by which a program did it"),
    text: z.string().optional().describe("What only rows of older versions say"),
  })
  .describe("What an action did, beside its subject");

const day = z.string().describe("Such as 2026-12-01, in the time zone of the site");

const document = z
  .record(z.string(), z.unknown())
  .describe("A document, see /json-schema/state.json");

const configFields = {
  key,
  data: document,
  user_id: id.nullable(),
  team_id: id.nullable(),
  published_state: z.enum(["PUBLISHED", "DRAFT"]),
  draft_of: key.nullable().describe("The published chart that a draft will replace"),
  published_at: time.nullable(),
  publish_at: time.nullable().describe("When a draft becomes public by itself"),
  deleted_at: time.nullable(),
  created_at: time,
  updated_at: time,
};

const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const person = z.strictObject({
  id,
  name: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  provider: z.string(),
  subject: z.string(),
  isBlocked: z.boolean(),
  createdAt: time,
  seenAt: time,
  chartCount: z.number().int(),
  teamChartCount: z.number().int().describe("Those among them that are of a team"),
  chartAllowance: z.number().int().nullable(),
});

const token = z.strictObject({
  id,
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  created_at: time,
  expires_at: time,
  used_at: time.nullable(),
});

const webhook = z.strictObject({
  id,
  key: key.nullable(),
  team_id: id.nullable(),
  url: z.string(),
  created_at: time,
  failed_at: time.nullable().describe("When something was last given up"),
});

/** What the calls answer as their `data`. */
export const REST_ANSWERS = {
  Config: z.strictObject(configFields),
  OpenedConfig: z.strictObject({
    ...configFields,
    can_edit: z.literal(true).optional(),
    losses: z.array(z.string()).optional(),
    unread: z.array(z.strictObject({ path: z.string(), was: z.unknown() })).optional(),
  }),
  HeldConfigs: z.array(
    z.strictObject({
      ...configFields,
      data: document.optional(),
      title: z.string().optional().describe("In place of the document"),
      viewCount: z.number().int(),
      user_name: z.string().nullable(),
      former_user_name: z.string().nullable().describe("Of whoever handed it over to them"),
    }),
  ),
  Versions: z.array(
    z.strictObject({
      version: z.number().int().min(1),
      published_at: time,
      user_id: id.nullable(),
      user_name: z.string().nullable(),
      drafter_name: z.string().nullable().describe("Of whose draft it was"),
      data: document.optional(),
    }),
  ),
  ViewDays: z.strictObject({
    since: day,
    until: day,
    days: z
      .array(z.strictObject({ day, views: z.number().int().min(1) }))
      .describe("Days with views alone"),
  }),
  ChartKey: z.strictObject({ key }),
  Count: z.number().int().min(0),
  Teams: z.array(z.strictObject({ id, name: z.string(), members: z.array(z.string()) })),
  Palette: z.strictObject({
    paletteId: id,
    name: z.string(),
    type: z.enum(["sequential", "diverging", "categorical"]),
    colors: z.array(color),
  }),
  PaletteId: z.strictObject({ paletteId: id }),
  Token: token,
  NewToken: token.extend({ token: z.string() }),
  Webhook: webhook,
  NewWebhook: webhook.extend({ secret: z.string() }),
  Webhooks: z.strictObject({
    hosts: z.array(z.string()).describe("To which the operator lets things be sent"),
    webhooks: z.array(webhook),
  }),
  Invitation: z.strictObject({ token: z.string(), expires_at: time }),
  InvitationFacts: z.strictObject({ team: z.string(), by: z.string() }),
  TeamName: z.strictObject({ name: z.string() }),
  PersonalData: z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .describe("The rows of each table"),
  Id: z.strictObject({ id }),
  People: z.array(person),
  KnownTeams: z.array(
    z.strictObject({
      id,
      name: z.string(),
      memberIds: z.array(id),
      chartCount: z.number().int(),
    }),
  ),
  KnownCharts: z
    .array(
      z.strictObject({
        key,
        userId: id.nullable(),
        teamId: id.nullable(),
        state: z.enum(["PUBLISHED", "DRAFT"]),
        updatedAt: time,
        title: z.string().optional().describe("Where one may see the chart"),
      }),
    )
    .describe("Not what they say"),
  Actions: z.array(
    z.strictObject({
      number: z.number().int(),
      at: time,
      personName: z.string(),
      caller: z.string(),
      action: z.string(),
      subject: z.string(),
      facts: actionFacts,
      title: z.string().optional().describe("Of the chart, where one may see it"),
    }),
  ),
  Done: z.strictObject({ subject: z.string(), facts: actionFacts }),
} satisfies Record<string, z.ZodType>;

export type RestAnswer = keyof typeof REST_ANSWERS;
