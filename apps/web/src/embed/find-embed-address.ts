/** The form for frames of the page that a link leads to; undefined where that is no published chart. */
export const findEmbedAddress = (href: string): string | undefined => {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const [, before, key] = /^(.*)\/(?:v|embed)\/([\w-]+)\/?$/.exec(url.pathname) ?? [];
  if (key === undefined) return undefined;
  url.pathname = `${before}/embed/${key}`;
  url.searchParams.delete("publishSuccess");
  url.hash = "";
  return url.href;
};
