import { nextTurn } from "@statelier/cubes";

type Work<Item, Answer> = (item: Item, index: number) => Promise<Answer>;

/** Begins the work on each item in a turn of its own, so that others are served in between; answers what became of each. */
export const settleInTurns = async <Item, Answer>(
  items: readonly Item[],
  work: Work<Item, Answer>,
): Promise<PromiseSettledResult<Answer>[]> => {
  const begun: Promise<PromiseSettledResult<Answer>[]>[] = [];
  for (const [index, item] of items.entries()) {
    // A turn for others.
    if (index > 0) await nextTurn();
    begun.push(Promise.allSettled([work(item, index)]));
  }
  return (await Promise.all(begun)).flat();
};

/** The same; rejects as the first one does that fails. */
export const runInTurns = async <Item, Answer>(
  items: readonly Item[],
  work: Work<Item, Answer>,
): Promise<Answer[]> =>
  (await settleInTurns(items, work)).map((each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value;
  });
