const matches = (origin: URL, pattern: string): boolean => {
  const { protocol, host } = new URL(pattern.replace("*.", "any."));
  const isScheme =
    origin.protocol === protocol || (protocol === "http:" && origin.protocol === "https:");
  return (
    isScheme &&
    (pattern.includes("*.") ? origin.host.endsWith(host.slice("any".length)) : origin.host === host)
  );
};

/** Whether a message comes from this site, or from one that the operator lists, as its content policy reads them. */
export const isTrustedOrigin = (origin: string, own: string, listed: readonly string[]): boolean =>
  origin === own ||
  (URL.canParse(origin) && listed.some((pattern) => matches(new URL(origin), pattern)));
