/** What may stand in the hash of an address as it is; surrogates without their other half cannot be written otherwise. */
const UNSAFE = /[^\w\-.~!$&'()*+,;=:@/?%\p{Surrogate}]/gu;

/** The hash of a link, as programs that read mails and messages take it whole: without spaces, quotes and bars. */
export const escapeLink = (hash: string): string =>
  `#${hash.slice(1).replace(UNSAFE, encodeURIComponent)}`;
