import { usePrinting } from "@statelier/charts/react";
import { startTransition, useEffect, useState } from "react";
import { whenIdle } from "../site/when-idle.ts";

/** What was given before, until nothing else has to be done; what is given where it is printed. */
export const useLaterValue = <Value extends object>(value: Value): Value => {
  const [later, setLater] = useState(value);
  const isPrinting = usePrinting(false);
  useEffect(() => {
    if (later === value) return undefined;
    return whenIdle(() => startTransition(() => setLater(value)));
  }, [later, value]);
  return isPrinting ? value : later;
};
