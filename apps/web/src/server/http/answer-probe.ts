import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readiness } from "./readiness.ts";

const HEALTH_PATH = "/health";
const READY_PATH = "/ready";

const send = (
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, body }: { status: number; body: object },
): void => {
  response.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(method === "HEAD" ? undefined : JSON.stringify(body));
};

/**
 * Answers `/health` (200 while the process lives) and `/ready` (200, or 503 with the reason), before anything is open
 * and whatever the rest of the server does; whether the request was one of these.
 */
export const answerProbe = (
  request: IncomingMessage,
  response: ServerResponse,
  readiness: Readiness,
): boolean => {
  const path = (request.url ?? "").split("?")[0];
  if (path === HEALTH_PATH) {
    send(request, response, { status: 200, body: { status: "ok" } });
    return true;
  }
  if (path !== READY_PATH) return false;
  void readiness.ask().then((body) => {
    send(request, response, { status: body.status === "ready" ? 200 : 503, body });
  });
  return true;
};
