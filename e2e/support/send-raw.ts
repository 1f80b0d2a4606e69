import { connect } from "node:net";

/**
 * Sends bytes as they are, which no HTTP client would; answers the status and the whole text. `isCut`: nothing comes after them,
 * which ends the connection in Node at once, whatever is being answered.
 */
export const sendRaw = (
  url: string,
  text: string,
  { isCut = false } = {},
): Promise<{ status: number; text: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", fail);
    socket.on("close", () =>
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer }),
    );
    socket.setTimeout(30_000, () => socket.destroy(new Error(`no end of what answers ${text}`)));
    if (isCut) socket.end(text);
    else socket.write(text);
  });
