import { createHmac } from "node:crypto";
import { lookup as resolveName } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { Delivery } from "../store/follow-store.ts";
import { isPrivateAddress } from "./is-private-address.ts";

const TIMEOUT_MS = 10_000;

export type WebhookRules = {
  /** Hosts, with their port where it is not the usual one, to which the operator lets things be sent. */
  hosts: readonly string[];
  /** The addresses of a host; of the system where absent. */
  resolve?: (host: string) => Promise<string[]>;
  isPrivate?: (address: string) => boolean;
};

/** Why nothing may be sent to an address; undefined where it may. */
export const findAddressProblem = (
  address: string,
  hosts: WebhookRules["hosts"],
): string | undefined => {
  if (!URL.canParse(address)) return "This is no address.";
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:") return "The address begins with https.";
  if (username !== "" || password !== "") return "The address has no password.";
  return hosts.includes(host)
    ? undefined
    : "The operator of this site does not let anything be sent to this host.";
};

const resolveAll = async (host: string): Promise<string[]> =>
  (await resolveName(host, { all: true })).map(({ address }) => address);

/** The secret as a text: what stands behind `whsec_` is the key in base64, as the Standard Webhooks have it. */
const sign = (secret: string, text: string): string =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(text)
    .digest("base64");

const buildWebhookHeaders = (
  { number, secret }: Pick<Delivery, "number" | "secret">,
  body: string,
  now: Date,
): Record<string, string> => {
  const id = `msg_${number}`;
  const seconds = String(Math.floor(now.getTime() / 1000));
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "Statelier",
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${sign(secret, `${id}.${seconds}.${body}`)}`,
  };
};

/** Where the connection goes: to the very address that was looked at, whatever a name means a moment later. */
const pinTo =
  (address: string): LookupFunction =>
  (_host, options, done) => {
    const family = address.includes(":") ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

const post = (url: URL, address: string, headers: Record<string, string>, body: string) =>
  new Promise<number>((resolve, reject) => {
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { method: "POST", headers, lookup: pinTo(address), agent: false, signal };
    const sent = send(url, options, (answer) => {
      // What it says is not of interest, however long it is.
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });

/** Resolves where it has arrived; rejects with the reason where not. Leads to other addresses are not followed. */
export const makeSendWebhook =
  ({ hosts, resolve = resolveAll, isPrivate = isPrivateAddress }: WebhookRules) =>
  async (delivery: Delivery, body: string): Promise<void> => {
    const url = new URL(delivery.url);
    if (!hosts.includes(url.host)) throw new Error(`${url.host} is no longer a host of webhooks`);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = await resolve(host);
    const [address] = addresses;
    if (address === undefined) throw new Error(`${host} has no address`);
    if (addresses.some(isPrivate)) throw new Error(`${host} is of a private network`);
    const status = await post(url, address, buildWebhookHeaders(delivery, body, new Date()), body);
    if (status < 200 || status > 299) throw new Error(`it was answered ${status}`);
  };
