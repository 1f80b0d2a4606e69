import { useEffect, useRef } from "react";

/** Milliseconds without a change after which a handle rests. */
const REST = 400;

/** Where a handle comes to rest: at once, or some time after the last change. */
export const useRest = <Place>(
  onRest: (place: Place) => void,
): { rest: (place: Place) => void; restLater: (place: Place) => void } => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (place: Place): void => {
    clearTimeout(timer.current);
    latest.current(place);
  };
  const restLater = (place: Place): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, REST, place);
  };
  return { rest, restLater };
};
