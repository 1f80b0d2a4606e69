import type { ChartDocument } from "@statelier/document";
import { isKey } from "@statelier/document";
import { hasRole } from "@statelier/data";
import type { Context } from "hono";
import { parseReleaseTime } from "../accounts/parse-release-time.ts";
import { newKey } from "../documents/new-key.ts";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import type { PersonViewer } from "../http/viewer.ts";
import type { LogOf } from "../store/action-log.ts";
import type { ChartChange, StoredConfig } from "../store/config-store.ts";
import {
  CHANGED_MEANWHILE,
  CONFIG_NOT_FOUND,
  describeBadRequest,
  describeTimeLeftOut,
  encodeConfig,
  NOT_ALLOWED,
  NOT_OWNER,
  RELEASE_TIME_PAST,
  succeed,
} from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";
import {
  describeAction,
  keepOneMore,
  openToStore,
  readPersonWrite,
  readState,
} from "./read-write.ts";

type Editable = { ok: true; found: StoredConfig } | { ok: false; failure: ApiFailure };

/** A chart that somebody may change. */
export const findEditable = async (
  { store }: ConfigApiServices,
  key: unknown,
  viewer: PersonViewer,
): Promise<Editable> => {
  const found = typeof key === "string" && isKey(key) ? await store.find(key, viewer) : undefined;
  if (!found) return { ok: false, failure: CONFIG_NOT_FOUND };
  return (await store.isHeld(found.key, viewer))
    ? { ok: true, found }
    : { ok: false, failure: NOT_OWNER };
};

/** A published chart stays as it is while a draft of it is made (D16). */
const saveDraft = async (
  { store }: ConfigApiServices,
  { found, change }: { found: StoredConfig; change: ChartChange },
  viewer: PersonViewer,
): Promise<StoredConfig | undefined> =>
  found.publishedState === "DRAFT"
    ? store.saveDraft(change, viewer)
    : store.insert({
        key: newKey(),
        data: change.data,
        userId: viewer.person.id,
        teamId: found.teamId,
        publishedState: "DRAFT",
        draftOf: found.key,
      });

/** What a draft was made of takes its place under the same key, and the draft goes. */
const publish = async (
  { store }: ConfigApiServices,
  { found, change, log }: { found: StoredConfig; change: ChartChange; log: LogOf<StoredConfig> },
  viewer: PersonViewer,
): Promise<StoredConfig | undefined> => {
  const { draftOf } = found;
  const isOfOther =
    found.publishedState === "DRAFT" && draftOf !== null && (await store.isHeld(draftOf, viewer));
  if (!isOfOther) return store.publish(change, viewer, log);
  const draft = { key: found.key, updatedAt: found.updatedAt };
  return store.publish({ key: draftOf, data: change.data, draft }, viewer, log);
};

/** The state in which a chart was read by whoever changes it. */
const readUpdatedAt = (body: Record<string, unknown>): string | undefined =>
  typeof body["updated_at"] === "string" ? body["updated_at"] : undefined;

/** `POST /config-update`: of a chart of one's own, or of a team of one's own (D18). */
export const updateConfig = async (
  context: Context,
  services: ConfigApiServices,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  const editable = await findEditable(services, body["key"], viewer);
  if (!editable.ok) return answerApiFailure(context, editable.failure);
  const { found } = editable;
  const read = readState(
    body["published_state"] ?? found.publishedState,
    viewer,
    services.publishing,
  );
  if (!read.ok) return answerApiFailure(context, read.failure);
  if (found.publishAt !== null && !hasRole(viewer.person.role, "publisher"))
    return answerApiFailure(context, NOT_ALLOWED);
  const isNewDraft = read.state === "DRAFT" && found.publishedState === "PUBLISHED";
  const opened = await openToStore(services.openDocument, body["data"]);
  if (!opened.ok) return answerApiFailure(context, opened.failure);
  const data: ChartDocument = await services.completeDocument(opened.document);
  const updatedAt = readUpdatedAt(body);
  if (updatedAt !== undefined && updatedAt !== found.updatedAt)
    return answerApiFailure(context, CHANGED_MEANWHILE);
  const log = ({ key }: StoredConfig) =>
    describeAction(context, services, { action: "publish", subject: key });
  const asked = { found, change: { key: found.key, data, updatedAt }, log };
  const store = read.state === "DRAFT" ? saveDraft : publish;
  const one = await keepOneMore(services, { ownerId: isNewDraft ? viewer.person.id : null }, () =>
    store(services, asked, viewer),
  );
  if (!one.ok) return answerApiFailure(context, one.failure);
  const { kept: stored } = one;
  if (!stored) return answerApiFailure(context, CHANGED_MEANWHILE);
  if (read.state === "PUBLISHED") services.afterPublish(stored.key, () => undefined);
  return succeed(context, encodeConfig(stored));
};

const STEPS = {
  remove: "author",
  restore: "author",
  unpublish: "publisher",
} as const;

/** Of the charts that somebody holds, removed ones among them. */
const findRemoved = async (
  { store }: ConfigApiServices,
  key: unknown,
  viewer: PersonViewer,
): Promise<Editable> => {
  const [found] = typeof key === "string" && isKey(key) ? await store.readHeld([key], viewer) : [];
  return found && found.deletedAt !== null
    ? { ok: true, found }
    : { ok: false, failure: CONFIG_NOT_FOUND };
};

/** In whose allowance a chart counts: of its person while they hold it. */
const findCounted = async (
  { store: { people } }: ConfigApiServices,
  { userId, teamId }: StoredConfig,
): Promise<string | null> => {
  if (userId === null || teamId === null) return userId;
  return (await people.listTeams(userId)).some(({ id }) => id === teamId) ? userId : null;
};

/** `POST /config-remove`, `/config-restore`, `/config-unpublish` with `{key}`. */
export const stepConfig = async (
  context: Context,
  services: ConfigApiServices,
  step: keyof typeof STEPS,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  const { store } = services;
  const find = step === "restore" ? findRemoved : findEditable;
  const editable = await find(services, body["key"], viewer);
  if (!editable.ok) return answerApiFailure(context, editable.failure);
  const { found } = editable;
  const isOfReaders = found.publishedState === "PUBLISHED" || found.publishAt !== null;
  const least = isOfReaders ? "publisher" : STEPS[step];
  if (!hasRole(viewer.person.role, least)) return answerApiFailure(context, NOT_ALLOWED);
  const counted = step === "restore" ? await findCounted(services, found) : null;
  const one = await keepOneMore(services, { ownerId: counted, isNew: false }, () =>
    store[step](found.key, viewer, () =>
      describeAction(context, services, { action: step, subject: found.key }),
    ),
  );
  if (!one.ok) return answerApiFailure(context, one.failure);
  const { kept: changed } = one;
  if (!changed) return answerApiFailure(context, CHANGED_MEANWHILE);
  return succeed(context, encodeConfig(changed));
};

/** A time that is past would make the chart public at once, which nobody asked for. */
const readReleaseTime = (
  given: unknown,
  zone: string,
): { ok: true; publishAt: string | null } | { ok: false; failure: ApiFailure } => {
  if (given === null) return { ok: true, publishAt: null };
  const read = parseReleaseTime(typeof given === "string" ? given : "", zone);
  if (read.ok)
    return Date.parse(read.moment) > Date.now()
      ? { ok: true, publishAt: read.moment }
      : { ok: false, failure: RELEASE_TIME_PAST };
  const failure =
    read.reason === "left-out"
      ? describeTimeLeftOut(zone)
      : describeBadRequest(
          "publish_at must be a time such as 2026-12-01T08:30, or null.",
          "publish_at",
        );
  return { ok: false, failure };
};

/** Why a draft got no time. */
const describeUnscheduled = ({ draftOf, publishedState }: StoredConfig): ApiFailure =>
  draftOf !== null && publishedState === "DRAFT"
    ? {
        ...NOT_OWNER,
        message:
          "The chart that this draft would replace is not held by you and by whoever the draft belongs to.",
      }
    : describeBadRequest("This chart is not a draft.", "key");

/**
 * `POST /config-release` with `{key, publish_at, updated_at?}`: a draft becomes public at this time, as it was read; null takes
 * it back.
 */
export const releaseConfig = async (
  context: Context,
  services: ConfigApiServices,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  const editable = await findEditable(services, body["key"], viewer);
  if (!editable.ok) return answerApiFailure(context, editable.failure);
  const allowed = readState("PUBLISHED", viewer, services.publishing);
  if (!allowed.ok) return answerApiFailure(context, allowed.failure);
  const time = readReleaseTime(body["publish_at"], services.timeZone);
  if (!time.ok) return answerApiFailure(context, time.failure);
  const { publishAt } = time;
  const { key } = editable.found;
  const updatedAt = readUpdatedAt(body);
  const log = () =>
    describeAction(context, services, {
      action: publishAt ? "schedule" : "unschedule",
      subject: key,
      facts: publishAt === null ? {} : { at: publishAt },
    });
  const scheduled = await services.store.schedule(key, publishAt, viewer, { updatedAt, log });
  if (!scheduled) {
    const now = await findEditable(services, key, viewer);
    if (!now.ok) return answerApiFailure(context, now.failure);
    const isAsRead = updatedAt === undefined || updatedAt === now.found.updatedAt;
    return answerApiFailure(context, isAsRead ? describeUnscheduled(now.found) : CHANGED_MEANWHILE);
  }
  if (publishAt) services.afterPublish(key, () => undefined);
  return succeed(context, encodeConfig(scheduled));
};

/** `POST /config-give` with `{key, team_id}`: all members of a team of one's own hold the chart; null takes it back. */
export const giveConfig = async (
  context: Context,
  services: ConfigApiServices,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  const { team_id: teamId } = body;
  if (teamId !== null && typeof teamId !== "string")
    return answerApiFailure(
      context,
      describeBadRequest("team_id must be a text or null.", "team_id"),
    );
  const editable = await findEditable(services, body["key"], viewer);
  if (!editable.ok) return answerApiFailure(context, editable.failure);
  if (!hasRole(viewer.person.role, "author")) return answerApiFailure(context, NOT_ALLOWED);
  const { key } = editable.found;
  const given = await services.store.giveToTeam(key, teamId, viewer, () =>
    describeAction(context, services, {
      action: "give",
      subject: key,
      facts: teamId === null ? {} : { to: [teamId] },
    }),
  );
  if (!given) return answerApiFailure(context, NOT_ALLOWED);
  return succeed(context, encodeConfig(given));
};
