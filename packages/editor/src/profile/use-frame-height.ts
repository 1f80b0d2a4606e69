import { type ReactEventHandler, useCallback, useEffect, useRef, useState } from "react";

/**
 * The height of what a frame of the same origin shows, in pixels, once it has come and whenever it changes; undefined until
 * then. A page that is asked for by a form comes in the place of a first one: each of them is followed from its own `onLoad`.
 */
export const useFrameHeight = () => {
  const [height, setHeight] = useState<number>();
  const observer = useRef<ResizeObserver>(undefined);
  const onLoad: ReactEventHandler<HTMLIFrameElement> = useCallback(({ currentTarget }) => {
    observer.current?.disconnect();
    const content = currentTarget.contentDocument?.body;
    if (!content) return;
    observer.current = new ResizeObserver(() =>
      setHeight(Math.ceil(content.getBoundingClientRect().height)),
    );
    observer.current.observe(content);
  }, []);
  useEffect(() => () => observer.current?.disconnect(), []);
  return { height, onLoad };
};
