/** Where somebody goes on after signing in: a path of this site, never another one. */
export const readReturnPath = (text: unknown, publicUrl: string): string => {
  if (typeof text !== "string" || !/^\/(?![/\\])/.test(text)) return "/";
  const base = new URL(publicUrl).origin;
  if (!URL.canParse(text, base)) return "/";
  const { origin, pathname, search, hash } = new URL(text, base);
  return origin === base && !pathname.startsWith("//") ? pathname + search + hash : "/";
};
