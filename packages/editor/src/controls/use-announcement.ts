import { useCallback, useState } from "react";

/** The same words are said anew where they are not quite the same. */
const AGAIN = "\u00a0";

/** What a live region says, and how it gets new words; the same ones are said once more. */
export const useAnnouncement = (): [string, (words: string) => void] => {
  const [said, say] = useState("");
  const announce = useCallback(
    (words: string) => say((last) => (last === words ? words + AGAIN : words)),
    [],
  );
  return [said, announce];
};
