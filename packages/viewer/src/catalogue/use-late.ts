import { useEffect, useState } from "react";

/** Whether `isOn` has lasted for a while: what is over at once should not flicker. */
export const useLate = (isOn: boolean, delayMs = 250): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOn, delayMs]);
  return isOn && isLate;
};
