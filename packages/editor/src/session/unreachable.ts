/** For what types rule out and a foreign document may hold all the same. */
export const unreachable = (value: never): never => {
  throw new Error(`This should be unreachable! but got ${JSON.stringify(value)}`);
};
