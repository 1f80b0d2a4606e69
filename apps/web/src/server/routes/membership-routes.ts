import { randomBytes } from "node:crypto";
import { hasRole } from "@statelier/data";
import type { Context, Hono } from "hono";
import { digestToken } from "../accounts/program-tokens.ts";
import { answerApiFailure, type ApiFailure } from "../http/answer-error.ts";
import { type PersonViewer, viewerOf } from "../http/viewer.ts";
import {
  describeBadRequest,
  LAST_ADMINISTRATOR,
  NOT_ALLOWED,
  NOT_FOR_PROGRAMS,
  NOT_SIGNED_IN,
  succeed,
} from "./config-answers.ts";
import type { ConfigApiServices } from "./config-services.ts";
import { answerPersonalData } from "./personal-data.ts";
import { describeAction, readPersonWrite, readWrite } from "./read-write.ts";

const INVITATION_MS = 7 * 86_400_000;

/** A call that is made by somebody in person, and does something. */
const actInPerson =
  (
    services: ConfigApiServices,
    act: (
      context: Context,
      body: Record<string, unknown>,
      viewer: PersonViewer,
    ) => Promise<Response>,
  ) =>
  async (context: Context): Promise<Response> => {
    const write = await readPersonWrite(context, services);
    if (!write.ok) return write.answer;
    return write.viewer.program
      ? answerApiFailure(context, NOT_FOR_PROGRAMS)
      : act(context, write.body, write.viewer);
  };

/** Publishers invite to their teams, administrators to all. */
const mayInvite = async (
  { store: { people } }: ConfigApiServices,
  teamId: string,
  { person }: PersonViewer,
): Promise<boolean> => {
  const isAdministrator = hasRole(person.role, "administrator");
  const teams = await (isAdministrator ? people.listAllTeams() : people.listTeams(person.id));
  return hasRole(person.role, "publisher") && teams.some(({ id }) => id === teamId);
};

const INVITATION_USED: ApiFailure = {
  status: 404,
  id: "INVITATION_USED",
  message: "This invitation has already been used or has expired.",
  path: "token",
};

const readDigest = (token: unknown): string =>
  typeof token === "string" ? digestToken(token) : "";

const addInvitations = (api: Hono, services: ConfigApiServices): void => {
  const { people } = services.store;
  api.post(
    "/user/invitations",
    actInPerson(services, async (context, { team_id: teamId }, viewer) => {
      if (typeof teamId !== "string" || !(await mayInvite(services, teamId, viewer)))
        return answerApiFailure(context, NOT_ALLOWED);
      const token = randomBytes(24).toString("base64url");
      const expiresAt = new Date(Date.now() + INVITATION_MS).toISOString();
      const personId = viewer.person.id;
      await people.addInvitation({ digest: digestToken(token), teamId, personId, expiresAt }, () =>
        describeAction(context, services, { action: "invite", subject: teamId }),
      );
      return succeed(context, { token, expires_at: expiresAt });
    }),
  );
  api.post("/user/invitations/look", async (context) => {
    const write = await readWrite(context, services);
    if (!write.ok) return write.answer;
    const facts = await people.findInvitation(readDigest(write.body["token"]));
    return facts ? succeed(context, facts) : answerApiFailure(context, INVITATION_USED);
  });
  api.post(
    "/user/invitations/accept",
    actInPerson(services, async (context, { token }, { person }) => {
      const name = await people.acceptInvitation(readDigest(token), person.id, (subject) =>
        describeAction(context, services, { action: "join", subject }),
      );
      return name === undefined
        ? answerApiFailure(context, INVITATION_USED)
        : succeed(context, { name });
    }),
  );
};

/** How people come into teams; what is kept of them, and how they go. */
export const addMemberships = (api: Hono, services: ConfigApiServices): void => {
  const { people } = services.store;
  addInvitations(api, services);
  api.get("/user/data", async (context) => {
    const viewer = viewerOf(context);
    if (viewer.kind !== "person") return answerApiFailure(context, NOT_SIGNED_IN);
    if (viewer.program) return answerApiFailure(context, NOT_FOR_PROGRAMS);
    const answer = answerPersonalData(people, viewer.person.id);
    answer.headers.set("Content-Disposition", 'attachment; filename="statelier-account.json"');
    return answer;
  });
  api.delete(
    "/user/data",
    actInPerson(services, async (context, { confirm }, { person }) => {
      if (confirm !== "delete")
        return answerApiFailure(context, describeBadRequest("confirm must be delete.", "confirm"));
      const outcome = await people.removePerson(person.id, () =>
        describeAction(context, services, { action: "forget", subject: person.id }),
      );
      return outcome === "last"
        ? answerApiFailure(context, LAST_ADMINISTRATOR)
        : succeed(context, { id: person.id });
    }),
  );
};
