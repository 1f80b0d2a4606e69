import { type OptionNode, PlainTree } from "@statelier/ui/plain-tree";
import { type ReactNode, type RefObject, useEffect } from "react";

type HierarchyPanelProps = {
  /** What is closed when a value is chosen, on Escape, and when the pointer or the focus goes elsewhere. */
  box: RefObject<HTMLDetailsElement | null>;
  label: string;
  nodes: readonly OptionNode[];
  value: string;
  onChoose: (id: string) => void;
};

const close = (box: HTMLDetailsElement | null): void => {
  box?.removeAttribute("open");
  box?.querySelector("summary")?.focus();
};

const useLightDismiss = (box: RefObject<HTMLDetailsElement | null>): void =>
  useEffect(() => {
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target))
        box.current?.removeAttribute("open");
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") close(box.current);
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

/** The open half of a `HierarchyFilter`. */
export const HierarchyPanel = ({ box, onChoose, ...tree }: HierarchyPanelProps): ReactNode => {
  useLightDismiss(box);
  return (
    <PlainTree
      {...tree}
      onChoose={(id) => {
        onChoose(id);
        close(box.current);
      }}
    />
  );
};
