import type { LookupAddress } from "node:dns";
import { lookup as lookUp } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { isPrivateAddress } from "./private-address.ts";

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export type LookupRules = {
  /** The operator has said that the host stands in a network of its own. */
  allowPrivate?: boolean;
  /** Of the machine when absent. */
  resolve?: Resolve;
};

/** Why a host is not connected to, in a sentence. */
export class HostError extends Error {
  override name = "HostError";
}

const checkAddress = (address: string, { allowPrivate = false }: LookupRules): void => {
  if (!allowPrivate && isPrivateAddress(address))
    throw new HostError("The host stands in a private network, where nobody is asked.");
};

const findPublic = async (host: string, rules: LookupRules): Promise<LookupAddress[]> => {
  const { resolve = (name) => lookUp(name, { all: true }) } = rules;
  const addresses = await resolve(host);
  for (const { address } of addresses) checkAddress(address, rules);
  if (addresses.length === 0) throw new HostError("The host has no address.");
  return [...addresses];
};

/**
 * How a request to an address given by somebody else finds its host: the connection is made to the very address that
 * was checked, so that a name cannot mean another one by then. Throws `HostError` for an address of numbers, for which
 * no name is looked up; for others the request fails with it.
 */
export const makePublicLookup = ({ hostname }: URL, rules: LookupRules): LookupFunction => {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host)) checkAddress(host, rules);
  return (name, { all }, answer) => {
    findPublic(name, rules).then(
      (addresses) => {
        const [first] = addresses;
        if (all) answer(null, addresses);
        else answer(null, first?.address ?? "", first?.family);
      },
      (error: NodeJS.ErrnoException) => answer(error, "", 0),
    );
  };
};
