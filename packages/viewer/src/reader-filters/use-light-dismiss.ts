import { type RefObject, useEffect, useLayoutEffect } from "react";

type Box = RefObject<HTMLDetailsElement | null>;

/** Closes what is open; the focus goes back to the line that opens it. */
export const closeBox = ({ current }: Box): void => {
  current?.removeAttribute("open");
  current?.querySelector("summary")?.focus();
};

/** Closes a box on Escape, and when the pointer or the focus goes elsewhere. */
export const useLightDismiss = (box: Box): void =>
  useEffect(() => {
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target))
        box.current?.removeAttribute("open");
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") closeBox(box);
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [box]);

const MARGIN = 8;

/** Brings what opened below a field into the window: beside its right edge it begins further left. */
export const useWithinWindow = (panel: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    const { right } = current.getBoundingClientRect();
    const beyond = right + MARGIN - document.documentElement.clientWidth;
    if (beyond > 0) current.style.setProperty("inset-inline-start", `${-beyond}px`);
    current.scrollIntoView({ block: "nearest" });
  }, [panel]);
