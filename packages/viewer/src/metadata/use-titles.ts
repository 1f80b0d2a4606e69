import type { ChartContext } from "@statelier/document";
import type { ComponentId } from "@statelier/model";
import { makeLazy } from "@statelier/ui/lazy";
import { type RefObject, useEffect } from "react";

type Titled = HTMLElement | SVGElement;

const lazy = makeLazy(() => import("./follow-title.ts"));

/** The titles in the figure around `ref` lead to what is known of their components; what does that comes with the first pointer over one. */
export const useTitles = (
  ref: RefObject<Element | null>,
  chart: ChartContext,
  open?: (componentId: ComponentId) => void,
): void =>
  useEffect(() => {
    const figure = open && ref.current?.closest("figure");
    if (!figure) return undefined;
    const follow = ({ type, target }: Event): void => {
      const title =
        target instanceof Element && target.closest<Titled>("svg text, fieldset > span[id]");
      if (title)
        void lazy.load().then((part) => part?.followTitle(title, chart, type === "click" && open));
    };
    figure.addEventListener("pointerover", follow);
    figure.addEventListener("click", follow);
    return () => {
      figure.removeEventListener("pointerover", follow);
      figure.removeEventListener("click", follow);
    };
  });
