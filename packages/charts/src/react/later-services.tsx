import type { Translator } from "@statelier/ui/messages";
import { makeLazy, useLazy } from "@statelier/ui/lazy";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { PlotScene } from "../scene/scene.ts";
import styles from "./chart.module.css";
import { usePrinting } from "../browser/use-printing.ts";

const drawing = makeLazy(() => import("./service-drawing.tsx"));

/** Whether an element has come into sight, or is about to; it stays so. */
const useInSight = (ref: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false);
  useLayoutEffect(() => {
    const node = ref.current;
    if (isSeen || !node) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
};

type LaterServicesProps = { scene: PlotScene; t: Translator; children: ReactNode };

/** The scene alone until it is in sight and on paper: before that no service is asked. */
export const LaterServices = ({ scene, t, children }: LaterServicesProps): ReactNode => {
  const ref = useRef<HTMLSpanElement>(null);
  const isSeen = useInSight(ref);
  const { part } = useLazy(drawing, isSeen);
  const isPrinting = usePrinting(true);
  return (
    <>
      {part && isSeen && !isPrinting ? <part.ServiceDrawing scene={scene} t={t} /> : children}
      <span ref={ref} aria-hidden className={styles["sight"]} />
    </>
  );
};
