import type { DataClient } from "@statelier/data";
import type { SearchResult } from "@statelier/model";
import { FIRST_SHOWN } from "@statelier/viewer";

/** A dataset of a list, with the names of those of its dimensions that are of interest. */
export type Found = { result: SearchResult; names: readonly string[] };

/** The first datasets of a list; without `total` there are more, and nobody knows how many. */
export type FoundPart = { found: readonly Found[]; total?: number };

/** Asks the source for the first so many datasets (SE8). */
export type AskFirst = (limit: number) => ReturnType<DataClient["searchPage"]>;

/** The first of all that is found. */
export const findPart = async (ask: AskFirst, shown: number): Promise<FoundPart> => {
  const { results, total } = await ask(shown);
  const namesOf = ({ cube }: SearchResult) => (cube.dimensions ?? []).map(({ label }) => label);
  return { found: results.map((result) => ({ result, names: namesOf(result) })), total };
};

/** By how much more is asked for where too few are picked. */
const GROWTH = 4;

/** The first that are picked of what is found: as much of it is asked for as it takes. */
export const findPickedPart = async (
  ask: AskFirst,
  shown: number,
  pick: (results: readonly SearchResult[]) => readonly Found[],
): Promise<FoundPart> => {
  for (let limit = shown + FIRST_SHOWN; ; limit *= GROWTH) {
    const { results, total } = await ask(limit);
    const picked = pick(results);
    if (limit >= total) return { found: picked.slice(0, shown), total: picked.length };
    if (picked.length > shown) return { found: picked.slice(0, shown) };
  }
};
