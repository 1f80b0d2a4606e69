import { findReadProgress, type ReadProgress } from "@statelier/data";
import { useEffect, useState } from "react";
import { useEditor, useScope, useSession } from "./editor-context.ts";

/** Who waits no longer than this needs no words. */
const PATIENCE_MS = 400;
const EVERY_MS = 1_000;

type Waiting = { isLong: boolean; progress: ReadProgress | undefined };

const SHORT: Waiting = { isLong: false, progress: undefined };

/** Whether the chart has been waited for for long, and how far reading its datasets is where that is known. */
export const useReadProgress = (isWaiting: boolean): Waiting => {
  const { data } = useEditor();
  const { source } = useScope();
  const iris = useSession(({ config }) => config.cubes.map(({ iri }) => iri).join(" "));
  const [waiting, setWaiting] = useState(SHORT);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      setWaiting((before) => ({ ...before, isLong: true }));
      // Nobody waits for this answer: where it does not come, the words stay without a number.
      const reading = findReadProgress(data, source, iris.split(" "));
      const progress = await reading.catch(() => undefined);
      if (isOver) return;
      setWaiting({ isLong: true, progress });
      timer = setTimeout(() => void look(), EVERY_MS);
    };
    timer = setTimeout(() => void look(), PATIENCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setWaiting(SHORT);
    };
  }, [isWaiting, data, source, iris]);
  return waiting;
};
