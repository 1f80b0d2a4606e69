import { once } from "node:events";
import { type AddressInfo, createServer, type Socket, connect } from "node:net";

/** In front of a database; while it is silent nothing comes back, and no connection ends: as of a machine that has lost its power. */
export const startSilentProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port) });
    // Who came before the silence is not heard after it either.
    let isLost = isSilent;
    const pass = (to: Socket) => (bytes: Buffer) => {
      isLost ||= isSilent;
      if (!isLost) to.write(bytes);
    };
    near.on("data", pass(far));
    far.on("data", pass(near));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
    near.on("end", () => far.end());
    far.on("end", () => {
      if (!isLost) near.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: String(url),
    fallSilent: (): void => void (isSilent = true),
    speak: (): void => void (isSilent = false),
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
};
