import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Shot } from "./shot.ts";

/** `status` is 0 where the connection ended without an answer. `ms`: from the last byte of the request to the last of the answer. */
export type Answer = {
  status: number;
  ms: number;
  text: string;
  bytes: number;
  /** What was looked for and stands anywhere in the answer. */
  found: ReadonlySet<string>;
};

/** A request that has no answer after so long is given up. */
const GIVE_UP_MS = 30_000;
const SLOW_PIECES = 5;
const SLOW_PAUSE_MS = 300;
const KEPT_TEXT = 2_000;

const isLoopback = ({ hostname }: URL): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whatever is attacked is on this machine. */
export const refuseForeign = (address: string): URL => {
  const url = URL.parse(address);
  if (url && url.protocol === "http:" && isLoopback(url)) return url;
  throw new Error(`Only a server on this machine is attacked, and ${address} is none.`);
};

type Sending = {
  shot: Shot;
  write: (part: Buffer) => void;
  end: () => void;
  destroy: () => void;
};

const sendBody = async ({ shot, write, end, destroy }: Sending): Promise<void> => {
  const body = shot.body ?? Buffer.alloc(0);
  if (shot.delivery === "whole") {
    if (body.length > 0) write(body);
    return end();
  }
  const isTruncated = shot.delivery === "truncated";
  const sent = isTruncated ? body.subarray(0, body.length / 2) : body;
  const size = Math.max(1, Math.ceil(sent.length / SLOW_PIECES));
  for (let at = 0; at < sent.length; at += size) {
    write(sent.subarray(at, at + size));
    await pause(SLOW_PAUSE_MS);
  }
  if (isTruncated) destroy();
  else end();
};

/** Looks for texts in an answer that comes in pieces. */
const makeFinder = (wanted: readonly string[]) => {
  const found = new Set<string>();
  const kept = Math.max(0, ...wanted.map((text) => text.length));
  let end = "";
  return {
    found,
    read: (piece: Buffer): void => {
      const text = end + piece.toString("latin1");
      for (const each of wanted) if (text.includes(each)) found.add(each);
      end = text.slice(-kept);
    },
  };
};

/** Sends requests to one server on this machine; looks in each answer for `wanted` texts, which are ASCII. */
export const makeGun = (address: string, ...wanted: readonly string[]) => {
  const { hostname, port } = refuseForeign(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const fire = (shot: Shot): Promise<Answer> =>
    new Promise((done) => {
      let startedAt = performance.now();
      let status = 0;
      let text = "";
      let bytes = 0;
      const { found, read } = makeFinder(shot.expects ? [...wanted, shot.expects] : wanted);
      const finish = (): void =>
        done({ status, ms: performance.now() - startedAt, text, bytes, found });
      const length = shot.body ? { "content-length": String(shot.body.length) } : {};
      const sent = request(
        {
          host: hostname.replace(/^\[|\]$/g, ""),
          port,
          agent,
          method: shot.method,
          path: shot.path,
          headers: { "x-forwarded-for": shot.caller, ...shot.headers, ...length },
          timeout: GIVE_UP_MS,
        },
        (response) => {
          status = response.statusCode ?? 0;
          response.on("data", (chunk: Buffer) => {
            bytes += chunk.length;
            read(chunk);
            if (text.length < KEPT_TEXT) text += chunk.toString("utf8").slice(0, KEPT_TEXT);
          });
          response.on("close", finish);
        },
      );
      sent.on("timeout", () => sent.destroy());
      sent.on("error", finish);
      const write = (part: Buffer): void => void sent.write(part);
      const end = (): void => {
        startedAt = performance.now();
        sent.end();
      };
      void sendBody({ shot, write, end, destroy: () => sent.destroy() });
    });
  return { fire, close: () => agent.destroy() };
};
