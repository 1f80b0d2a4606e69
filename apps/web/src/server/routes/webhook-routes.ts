import { randomBytes, randomUUID } from "node:crypto";
import { hasRole } from "@statelier/data";
import type { Context, Hono } from "hono";
import { z } from "zod";
import { findAddressProblem } from "../follow/send-webhook.ts";
import { answerApiFailure } from "../http/answer-error.ts";
import { type PersonViewer, viewerOf } from "../http/viewer.ts";
import type { Webhook } from "../store/follow-store.ts";
import {
  CONFIG_NOT_FOUND,
  describeBadRequest,
  NOT_ALLOWED,
  NOT_FOR_PROGRAMS,
  NOT_SIGNED_IN,
  succeed,
} from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { describeAction, readPersonWrite } from "./read-write.ts";

const PATH = "/user/webhooks";
const MOST_WEBHOOKS = 20;

const id = z.string().min(1).max(100);

export const newWebhookSchema = z.union([
  z.strictObject({ url: z.string().max(2_000), key: id }),
  z.strictObject({ url: z.string().max(2_000), team_id: id }),
]);

const encodeWebhook = ({ id: own, key, teamId, url, createdAt, failedAt }: Webhook) => ({
  id: own,
  key,
  team_id: teamId,
  url,
  created_at: createdAt,
  failed_at: failedAt,
});

/** A chart that they see, or a team of theirs. */
const mayFollow = async (
  { store }: ConfigApiServices,
  of: { key: string } | { team_id: string },
  viewer: PersonViewer,
): Promise<boolean> =>
  "key" in of
    ? (await store.find(of.key, viewer)) !== undefined
    : (await store.people.listTeams(viewer.person.id)).some((team) => team.id === of.team_id);

const addWebhook = async (context: Context, services: ConfigApiServices): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  if (viewer.program) return answerApiFailure(context, NOT_FOR_PROGRAMS);
  if (!hasRole(viewer.person.role, "author")) return answerApiFailure(context, NOT_ALLOWED);
  const parsed = newWebhookSchema.safeParse(body);
  const refuse = (problem: string, path?: string): Response =>
    answerApiFailure(context, describeBadRequest(problem, path));
  if (!parsed.success) return refuse("Expected url, and key or team_id.");
  const { url, ...of } = parsed.data;
  const problem = findAddressProblem(url, services.webhookHosts);
  if (problem !== undefined) return refuse(problem, "url");
  if (!(await mayFollow(services, of, viewer))) return answerApiFailure(context, CONFIG_NOT_FOUND);
  const hook = {
    id: randomUUID(),
    key: "key" in of ? of.key : null,
    teamId: "team_id" in of ? of.team_id : null,
    url: new URL(url).href,
    secret: `whsec_${randomBytes(32).toString("base64")}`,
  };
  const { follow } = services.store;
  const isKept = await follow.addWebhook(hook, viewer.person.id, MOST_WEBHOOKS, () =>
    describeAction(context, services, { action: "webhook", subject: new URL(url).host }),
  );
  if (!isKept) return refuse(`You have ${MOST_WEBHOOKS} webhooks. Remove one first.`);
  const made = { ...hook, createdAt: new Date().toISOString(), failedAt: null };
  return succeed(context, { ...encodeWebhook(made), secret: hook.secret });
};

const removeWebhook = async (context: Context, services: ConfigApiServices): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  if (write.viewer.program) return answerApiFailure(context, NOT_FOR_PROGRAMS);
  const { id: given } = write.body;
  const isGone =
    typeof given === "string" &&
    (await services.store.follow.removeWebhook(given, write.viewer.person.id, () =>
      describeAction(context, services, { action: "webhook-remove", subject: given }),
    ));
  if (isGone) return succeed(context, { id: given });
  const missing = describeBadRequest("You have no webhook with this id.", "id");
  return answerApiFailure(context, { ...missing, status: 404 });
};

/** Addresses that are told of publications. The secret by which they know who tells them is answered once. */
export const addWebhooks = (api: Hono, services: ConfigApiServices): void => {
  api.get(PATH, async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    const hooks = await services.store.follow.listWebhooks(viewer.person.id);
    return succeed(context, { hosts: services.webhookHosts, webhooks: hooks.map(encodeWebhook) });
  });
  api.post(PATH, (context) => addWebhook(context, services));
  api.delete(PATH, (context) => removeWebhook(context, services));
};
