type TakeTurn = <Answer>(name: string, act: () => Promise<Answer>) => Promise<Answer>;

/** What is asked under one name is done one after the other, whatever became of those before. */
export const makeTurns = (): TakeTurn => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, act) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(act, act);
    last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (last.get(name) === turn) last.delete(name);
    }
  };
};
