import { startServer } from "./start-server.ts";

/** Of the operators' page of the shared server. */
export const OPERATIONS_TOKEN = "a-token-for-operators";

/** One product for all workers; tests read its address from `SHARED_SERVER_URL`. */
const startSharedServer = async (): Promise<() => Promise<void>> => {
  const server = await startServer({ STATELIER_OPERATIONS_TOKEN: OPERATIONS_TOKEN });
  process.env["SHARED_SERVER_URL"] = server.url;
  process.env["SHARED_SERVER_DATA"] = server.dataDir;
  return () => server.stop();
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls what a set-up file exports by default
export default startSharedServer;
