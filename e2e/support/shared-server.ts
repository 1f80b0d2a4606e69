import { startServer } from "./start-server.ts";

/** One product for all workers; tests read its address from `SHARED_SERVER_URL`. */
const startSharedServer = async (): Promise<() => Promise<void>> => {
  const server = await startServer();
  process.env["SHARED_SERVER_URL"] = server.url;
  return () => server.stop();
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls what a set-up file exports by default
export default startSharedServer;
