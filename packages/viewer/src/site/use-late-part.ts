import { useEffect, useState } from "react";

/** A part of the program that few readers need, once it is there. */
type LatePart<Part> = { part?: Part; hasFailed: boolean };

/** Asks for a part once it is wanted; where it did not come, each opening asks for it again. */
export const useLatePart = <Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  isOpen: boolean = isWanted,
): LatePart<Part> => {
  const [late, setLate] = useState<LatePart<Part>>({ hasFailed: false });
  const isMissing = isWanted && late.part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (part) => setLate({ part, hasFailed: false }),
      () => setLate({ hasFailed: true }),
    );
  }, [isMissing, isOpen, load]);
  return late;
};
