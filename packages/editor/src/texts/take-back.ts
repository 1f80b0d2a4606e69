import { useRef } from "react";

/**
 * What Escape gives back of a text: what stood there as its field was entered. Undefined where that stands there still:
 * the key is for what is around.
 */
export const takeBack = (key: string, { before, text }: { before: string; text: string }) =>
  key === "Escape" && before !== text ? before : undefined;

/** The text of a field as it was when the author came to it. */
export const useTakeBack = (): {
  enter: (text: string) => void;
  takeBack: (key: string, text: string) => string | undefined;
} => {
  const before = useRef("");
  return {
    enter: (text) => {
      before.current = text;
    },
    takeBack: (key, text) => takeBack(key, { before: before.current, text }),
  };
};
