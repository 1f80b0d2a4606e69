/** For what availability has promised; `what` names it in the error. */
export const requireFound = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`No ${what} found for initial config`);
  return value;
};
