import type { IncomingMessage } from "node:http";
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

/**
 * What one holder easily has of addresses: 256 of IPv4, 2¹⁶ networks of IPv6. `caller` is what `networkOf` has made of an address;
 * what is no address is a network of its own.
 */
export const widerNetworkOf = (caller: string): string => {
  const [, head] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(caller) ?? [];
  if (head) return `${head}.0/24`;
  const [, site] = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(caller) ?? [];
  return site ? `${site}::/48` : caller;
};

/** A request that was made in this process comes from nowhere. */
const readAddress = (context: Context): string | undefined =>
  context.env ? getConnInfo(context).remote.address : undefined;

type Origin = { address: string | undefined; forwarded: string | undefined };

/** No address is longer; a text of its own, since what is cut from a header would keep all of the header. */
const MOST_LETTERS = 45;
const detach = (text: string): string => Buffer.from(text.slice(0, MOST_LETTERS)).toString();

const readCaller = (trustProxy: boolean, { address, forwarded }: Origin): string =>
  networkOf(
    (trustProxy && detach(forwarded?.split(",").at(-1)?.trim() ?? "")) || (address ?? "unknown"),
  );

/**
 * The network that a request comes from. Behind a trusted proxy its address is the last one of X-Forwarded-For: what
 * stands before it came with the request, and anybody can write it.
 */
export const callerOf =
  (trustProxy: boolean) =>
  (context: Context): string =>
    readCaller(trustProxy, {
      address: readAddress(context),
      forwarded: context.req.header("x-forwarded-for"),
    });

/** The same of a request that nothing has read yet. */
export const callerOfMessage = (
  { headers, socket }: IncomingMessage,
  trustProxy: boolean,
): string =>
  readCaller(trustProxy, {
    address: socket.remoteAddress,
    forwarded: headers["x-forwarded-for"]?.toString(),
  });
