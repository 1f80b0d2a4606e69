import { groupOfHost } from "@statelier/model";

/** Where a layer is asked for: what its service writes is checked against the address that the operator lists. */
export type AddressCheck = {
  /** An address of the same hosts as the provider; undefined where it is not. */
  own: (address: string | undefined) => string | undefined;
  /** Any address of the web, for a link. */
  link: (address: string | undefined) => string | undefined;
};

const parse = (address: string | undefined, base: URL): URL | undefined => {
  const text = address?.trim() ?? "";
  if (text === "" || !URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) ? url : undefined;
};

/** Braces that a template keeps for its blanks. */
const keepBlanks = (href: string): string => href.replace(/%7B/gi, "{").replace(/%7D/gi, "}");

export const makeAddressCheck = (provider: URL): AddressCheck => {
  const group = groupOfHost(provider.hostname);
  return {
    link: (address) => parse(address, provider)?.href,
    own: (address) => {
      const url = parse(address, provider);
      if (!url || groupOfHost(url.hostname) !== group || url.username || url.password)
        return undefined;
      if (provider.protocol === "https:" && url.protocol === "http:") {
        // Services behind a proxy often do not know that they are asked by https.
        url.protocol = "https:";
        if (url.port === "80" || url.port === "8080") url.port = "";
      }
      return keepBlanks(url.href);
    },
  };
};
