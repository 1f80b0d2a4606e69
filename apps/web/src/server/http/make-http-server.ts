import { createServer, type RequestListener, type Server } from "node:http";
import { answerProbe } from "./answer-probe.ts";
import type { Readiness } from "./readiness.ts";

/**
 * Longer than a reverse proxy keeps a connection to a server (60 s by default in nginx), so that the proxy ends it: a
 * connection that the server ends while a proxy sends a request on it is a 502 for the reader.
 */
const KEEP_ALIVE_MS = 75_000;

/** Requests wait until there is something that answers them; only whether it lives and is ready is said at once. */
export const makeHttpServer = (answer: Promise<RequestListener>, readiness: Readiness): Server =>
  createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 5_000 },
    (request, response) => {
      if (answerProbe(request, response, readiness)) return;
      void answer.then((listener) => listener(request, response));
    },
  );
