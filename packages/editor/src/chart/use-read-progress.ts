import type { ReadProgress } from "@statelier/data";
import { useEffect, useState } from "react";
import { useEditor, useScope, useSession } from "./editor-context.ts";

/** Who waits no longer than this needs no words. */
const PATIENCE_MS = 400;
const EVERY_MS = 1_000;

type Waiting = { isLong: boolean; progress: ReadProgress | undefined };

const SHORT: Waiting = { isLong: false, progress: undefined };

/** Whether the chart has been waited for for long, and how far reading its first dataset is where that is known. */
export const useReadProgress = (isWaiting: boolean): Waiting => {
  const { data } = useEditor();
  const { source } = useScope();
  const iri = useSession(({ config }) => config.cubes[0]?.iri);
  const [waiting, setWaiting] = useState(SHORT);
  useEffect(() => {
    if (!isWaiting || iri === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async (): Promise<void> => {
      setWaiting((before) => ({ ...before, isLong: true }));
      // Nobody waits for this answer: where it does not come, the words stay without a number.
      const progress = await data.progress(source, iri).catch(() => undefined);
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
  }, [isWaiting, data, source, iri]);
  return waiting;
};
