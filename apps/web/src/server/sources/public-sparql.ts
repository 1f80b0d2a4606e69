import {
  type EmbeddedStore,
  handleSparqlProtocol,
  openEmbeddedStore,
  type ProtocolLimits,
  StoreError,
} from "@statelier/cubes";
import type { Log } from "../logging/log.ts";

/** The endpoint that strangers may query. */
export type PublicSparql = {
  answer: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

const MOST_WAITING = 8;
/** Strangers who wait longer for other strangers are refused. */
const MOST_WAIT_MS = 10_000;
/** The store of the bundled catalogue rests at some 200 MB. */
const MOST_MEMORY_BYTES = 1_000_000_000;

/**
 * A store of its own in a process of its own, opened by the first query that can be read: whatever strangers ask,
 * pages do not wait for it.
 */
export const makePublicSparql = (file: string, limits: ProtocolLimits, log: Log): PublicSparql => {
  let opening: Promise<EmbeddedStore> | undefined;
  const open = async (): Promise<EmbeddedStore> => {
    opening ??= openEmbeddedStore(
      { file },
      { mostWaiting: MOST_WAITING, mostWaitMs: MOST_WAIT_MS, maxBytes: MOST_MEMORY_BYTES },
    );
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      log.error("the store of /sparql did not open", { error });
      throw new StoreError("unavailable", "The endpoint is not available now.");
    }
  };
  const store: Pick<EmbeddedStore, "query"> = {
    query: async (text, options) => (await open()).query(text, options),
  };
  return {
    answer: (request) => handleSparqlProtocol(request, store, limits),
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
