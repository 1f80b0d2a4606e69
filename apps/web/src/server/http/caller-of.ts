import { isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whoever has one address of IPv6 has the 2⁶⁴ of its network: they count as one. An IPv4 address stays as it is. */
export const networkOf = (address: string): string => {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped) return mapped;
  const bare = address.replace(/%.*$/, "");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const groups = (text: string): string[] => (text === "" ? [] : text.split(":"));
  const missing = 8 - groups(head).length - groups(tail ?? "").length;
  const middle = tail === undefined ? [] : Array.from({ length: missing }, () => "0");
  const whole = [...groups(head), ...middle, ...groups(tail ?? "")];
  const network = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
};

/** A request that was made in this process comes from nowhere. */
const readAddress = (context: Context): string | undefined =>
  context.env ? getConnInfo(context).remote.address : undefined;

/**
 * The network that a request comes from. Behind a trusted proxy its address is the last one of X-Forwarded-For: what
 * stands before it came with the request, and anybody can write it.
 */
export const callerOf =
  (trustProxy: boolean) =>
  (context: Context): string => {
    const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
    return networkOf((trustProxy && forwarded) || (readAddress(context) ?? "unknown"));
  };
