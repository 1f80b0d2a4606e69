import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Begins to answer on a free port of this machine. */
export const listenHere = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    /** Address without a slash at the end. */
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
};
