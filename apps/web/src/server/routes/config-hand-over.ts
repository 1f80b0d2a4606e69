import { hasRole } from "@statelier/data";
import type { Context } from "hono";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import type { PersonViewer } from "../http/viewer.ts";
import type { StoredConfig } from "../store/config-store.ts";
import {
  describeBadRequest,
  NOBODY_TO_GIVE_BACK,
  NOT_ALLOWED,
  NOT_FOR_PROGRAMS,
  NOT_OWNER,
  RECIPIENT_UNKNOWN,
  refuseRate,
  succeed,
} from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { findEditable } from "./config-update.ts";
import { callerOfWrite, describeAction, logAction, readPersonWrite } from "./read-write.ts";

/** Of the work that somebody may cause in a minute: whoever tries addresses does not get far. */
const HAND_OVER_WORK = 500;

const LONGEST_EMAIL = 200;

/** By its owner, or by a publisher of its team; what readers see, or will see at a time, by publishers alone. */
const findFailure = (
  { userId, teamId, publishedState, publishAt }: StoredConfig,
  { person, program }: PersonViewer,
): ApiFailure | undefined => {
  if (program) return NOT_FOR_PROGRAMS;
  const isOwn = userId === person.id;
  if (!isOwn && teamId === null) return NOT_OWNER;
  const isOfReaders = publishedState === "PUBLISHED" || publishAt !== null;
  const least = isOwn && !isOfReaders ? "author" : "publisher";
  return hasRole(person.role, least) ? undefined : NOT_ALLOWED;
};

/**
 * `POST /config-hand-over` with `{key, email}`: the chart is another person's from then on. Whether nobody has the address or
 * whoever has it may not take the chart, the answer is the same.
 */
export const handOverConfig = async (
  context: Context,
  services: ConfigApiServices,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  const email = typeof body["email"] === "string" ? body["email"].trim() : "";
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > LONGEST_EMAIL)
    return answerApiFailure(
      context,
      describeBadRequest("email is the e-mail address of a person.", "email"),
    );
  const editable = await findEditable(services, body["key"], viewer);
  if (!editable.ok) return answerApiFailure(context, editable.failure);
  const failure = findFailure(editable.found, viewer);
  if (failure) return answerApiFailure(context, failure);
  const seconds = await services.workLimit.take(callerOfWrite(services, context), HAND_OVER_WORK);
  if (seconds > 0) return refuseRate(context, seconds, "You have handed over too much.");
  const { key } = editable.found;
  const transfer = { key, email, most: services.chartsPerPerson };
  const recipientId = await services.store.handOver(transfer, viewer, (id) =>
    describeAction(context, services, { action: "hand-over", subject: key, facts: { to: [id] } }),
  );
  if (recipientId !== undefined) return succeed(context, { key });
  await logAction(context, services, { action: "hand-over-refused", subject: key });
  return answerApiFailure(context, RECIPIENT_UNKNOWN);
};

/** `POST /config-give-back` with `{key}`: whoever took a chart gives it back, whatever their role. */
export const giveBackConfig = async (
  context: Context,
  services: ConfigApiServices,
): Promise<Response> => {
  const write = await readPersonWrite(context, services);
  if (!write.ok) return write.answer;
  const { body, viewer } = write;
  if (viewer.program) return answerApiFailure(context, NOT_FOR_PROGRAMS);
  const editable = await findEditable(services, body["key"], viewer);
  if (!editable.ok) return answerApiFailure(context, editable.failure);
  const { key } = editable.found;
  const formerId = await services.store.giveBack(key, viewer, (id) =>
    describeAction(context, services, { action: "give-back", subject: key, facts: { to: [id] } }),
  );
  return formerId === undefined
    ? answerApiFailure(context, NOBODY_TO_GIVE_BACK)
    : succeed(context, { key });
};
