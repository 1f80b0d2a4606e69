/** The text of a drawing on a page with others: what it names is its own, not what the first of them has of that name, which may be hidden. */
export const withOwnIds = (text: string, prefix: string): string =>
  text
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/\bhref="#/g, `href="#${prefix}`)
    .replace(/aria-labelledby="([^"]*)"/g, (_, ids: string) => {
      const own = ids.split(" ").map((id) => `${prefix}${id}`);
      return `aria-labelledby="${own.join(" ")}"`;
    });
