/** Makes something of an object, and again only where it is asked under another name than the last time. */
export const rememberLast = <Owner extends object, Made>(): ((
  owner: Owner,
  name: string,
  make: () => Made,
) => Made) => {
  const last = new WeakMap<Owner, { name: string; made: Made }>();
  return (owner, name, make) => {
    let known = last.get(owner);
    if (known?.name !== name) {
      known = { name, made: make() };
      last.set(owner, known);
    }
    return known.made;
  };
};
