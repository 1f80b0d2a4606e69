import { type RefObject, useLayoutEffect, useState } from "react";

type Sight = { isSeen: () => boolean; watch: (element: Element) => () => void };

const makeSight = (): Sight => {
  let isSeen = true;
  return {
    isSeen: () => isSeen,
    watch: (element) => {
      const observer = new IntersectionObserver((entries) => {
        isSeen = entries.at(-1)?.isIntersecting ?? isSeen;
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
  };
};

/** Whether an element is in the window, without asking for its place. */
export const useSight = (area: RefObject<Element | null>): Sight["isSeen"] => {
  const [{ isSeen, watch }] = useState(makeSight);
  useLayoutEffect(() => (area.current ? watch(area.current) : undefined), [area, watch]);
  return isSeen;
};
