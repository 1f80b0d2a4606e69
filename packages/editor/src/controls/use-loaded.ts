import { DataError } from "@statelier/data";
import { useEffect, useState } from "react";

export type Loaded<Content> =
  | { type: "loading" }
  | { type: "failed"; error: DataError }
  | { type: "loaded"; content: Content };

type Load<Content> = () => Promise<Content>;

/** What `load` reads, which must stay the same function; anew with each `round`, while what was read before stays. */
export const useLoaded = <Content>(load: Load<Content>, round = 0): Loaded<Content> => {
  const [latest, setLatest] = useState<{ of: Load<Content>; loaded: Loaded<Content> }>();
  useEffect(() => {
    let isLatest = true;
    const show = (loaded: Loaded<Content>): void => {
      if (isLatest) setLatest({ of: load, loaded });
    };
    load().then(
      (content) => show({ type: "loaded", content }),
      (error: unknown) => {
        if (!(error instanceof DataError)) throw error;
        show({ type: "failed", error });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [load, round]);
  return latest?.of === load ? latest.loaded : { type: "loading" };
};
