import {
  type EmbeddedStore,
  handleSparqlProtocol,
  openEmbeddedStore,
  type ProtocolLimits,
} from "@statelier/cubes";
import type { Log } from "./log.ts";

/** The endpoint that strangers may query. */
export type PublicSparql = {
  answer: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

/** Of these, the last waits this many time-outs at worst. */
const MOST_WAITING = 8;

/**
 * A store of its own in a thread of its own, opened by the first query: whatever strangers ask, pages do not wait
 * for it.
 */
export const makePublicSparql = (file: string, limits: ProtocolLimits, log: Log): PublicSparql => {
  let opening: Promise<EmbeddedStore> | undefined;
  const open = (): Promise<EmbeddedStore> =>
    (opening ??= openEmbeddedStore({ file }, { mostWaiting: MOST_WAITING }));
  return {
    async answer(request) {
      try {
        return await handleSparqlProtocol(request, await open(), limits);
      } catch (error) {
        opening = undefined;
        log.error("the store of /sparql did not open", { error });
        const headers = { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "5" };
        return new Response("The endpoint is not available now.\n", { status: 503, headers });
      }
    },
    async close() {
      const closing = opening;
      opening = undefined;
      const store = await closing?.catch((error: unknown) => {
        log.debug("the store of /sparql never opened", { error });
        return undefined;
      });
      await store?.close();
    },
  };
};
