import { connect } from "node:net";

/** Sends bytes as they are, which no HTTP client would; answers the status and the whole text. */
export const sendRaw = (url: string, text: string): Promise<{ status: number; text: string }> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", fail);
    socket.on("close", () =>
      done({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0), text: answer }),
    );
    socket.end(text);
  });
