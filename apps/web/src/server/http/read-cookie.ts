/** The value of a cookie as it was sent; undefined without one, or where it is there twice. */
export const readCookie = (header: string | undefined, name: string): string | undefined => {
  const values = (header ?? "")
    .split(/;\s*/)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
};
