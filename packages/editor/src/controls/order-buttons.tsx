import { ArrowDownIcon, ArrowUpIcon, Button, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useAnnouncement } from "./use-announcement.ts";

/** Moves an entry of a list without dragging; the focus stays on the button, and its new place is announced. */
export const OrderButtons = ({
  name,
  index,
  count,
  onMove,
}: {
  name: string;
  /** The place of the entry, from 0. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
}): ReactNode => {
  const t = useT();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<-1 | 1>(undefined);
  const [announcement, announce] = useAnnouncement();
  useEffect(() => {
    if (moved.current === undefined) return;
    const button = moved.current < 0 ? up : down;
    moved.current = undefined;
    button.current?.focus();
    announce(t("editor.order.place", { name, place: index + 1, total: count }));
  }, [index, count, name, t, announce]);
  const isLast = (by: -1 | 1): boolean => index + by < 0 || index + by >= count;
  const move = (by: -1 | 1): void => {
    if (isLast(by))
      return announce(t("editor.order.end", { name, place: index + 1, total: count }));
    moved.current = by;
    onMove(by);
  };
  const shared = { tone: "quiet", size: "small", icon: true } as const;
  return (
    <>
      <Button
        {...shared}
        ref={up}
        aria-label={t("editor.filters.up", { name })}
        aria-disabled={isLast(-1)}
        onPress={() => move(-1)}
      >
        <ArrowUpIcon />
      </Button>
      <Button
        {...shared}
        ref={down}
        aria-label={t("editor.filters.down", { name })}
        aria-disabled={isLast(1)}
        onPress={() => move(1)}
      >
        <ArrowDownIcon />
      </Button>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </>
  );
};
