import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type CountingServer = {
  url: string;
  /** Requests so far. */ hits(): number;
  close(): Promise<void>;
};

/** An HTTP server of this machine that counts its requests: nobody may call it. */
export const startCountingServer = async (): Promise<CountingServer> => {
  let hits = 0;
  const server = createServer((_, response) => {
    hits += 1;
    response.end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sparql`,
    hits: () => hits,
    close: () => new Promise((done) => server.close(() => done())),
  };
};
