import { createHmac } from "node:crypto";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Delivery } from "../store/follow-store.ts";
import { type LookupRules, makePublicLookup } from "../http/public-lookup.ts";

const TIMEOUT_MS = 10_000;

export type WebhookRules = LookupRules & {
  /** Hosts, with their port where it is not the usual one, to which the operator lets things be sent. */
  hosts: readonly string[];
};

/** Why nothing may be sent to an address; undefined where it may. */
export const findAddressProblem = (
  address: string,
  hosts: WebhookRules["hosts"],
): string | undefined => {
  if (!URL.canParse(address)) return "This is not an address.";
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== "https:") return "The address must begin with https.";
  if (username !== "" || password !== "")
    return "The address must not contain a user name or password.";
  return hosts.includes(host) ? undefined : "The operator of this site has not allowed this host.";
};

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

const post = (url: URL, rules: LookupRules, headers: Record<string, string>, body: string) =>
  new Promise<number>((resolve, reject) => {
    const lookup = makePublicLookup(url, rules);
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const options = { method: "POST", headers, lookup, agent: false, signal };
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
  (rules: WebhookRules) =>
  async (delivery: Delivery, body: string): Promise<void> => {
    const url = new URL(delivery.url);
    if (!rules.hosts.includes(url.host))
      throw new Error(`${url.host} is no longer a host of webhooks`);
    const status = await post(url, rules, buildWebhookHeaders(delivery, body, new Date()), body);
    if (status < 200 || status > 299) throw new Error(`it was answered ${status}`);
  };
