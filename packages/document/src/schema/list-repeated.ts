/** The places of a list at which a name stands that stood before; each thing is drawn once, however often it is named. */
export const listRepeated = (names: readonly unknown[]): number[] => {
  const met = new Set<unknown>();
  return names.flatMap((name, at) => {
    if (met.has(name)) return [at];
    met.add(name);
    return [];
  });
};

/** Whether a list names nothing twice. */
export const namesEachOnce = (names: readonly unknown[]): boolean =>
  new Set(names).size === names.length;
