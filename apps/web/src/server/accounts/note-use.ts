import { isStoreFailure } from "../store/store-failure.ts";

/** Waits until a store has kept that somebody came by. One that takes no writes knows them all the same: the next time says it. */
export const noteUse = async (touching: Promise<unknown>): Promise<void> => {
  try {
    await touching;
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
  }
};
