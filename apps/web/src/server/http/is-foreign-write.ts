/**
 * Whether a request that changes something was made by a page of another origin: browsers say so themselves. Programs,
 * which send neither header, are no browsers and pass; other sites below the same domain are foreign, too.
 */
export const isForeignWrite = (headers: Headers, allowed: readonly string[]): boolean => {
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin") return false;
  const origin = headers.get("origin");
  if (origin !== null) return !allowed.includes(origin);
  return site === "cross-site" || site === "same-site";
};
