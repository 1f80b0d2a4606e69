import { ArrowDownIcon, ArrowUpIcon, Button, useT, VisuallyHidden } from "@statelier/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useAnnouncement } from "./use-announcement.ts";

/** Moves an entry of a list without dragging; the focus stays on the entry, and its new place is announced. */
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
    const [wanted, other] = moved.current < 0 ? [up, down] : [down, up];
    moved.current = undefined;
    (wanted.current?.disabled ? other : wanted).current?.focus();
    announce(t("editor.order.place", { name, place: index + 1, total: count }));
  }, [index, count, name, t, announce]);
  const move = (by: -1 | 1): void => {
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
        isDisabled={index === 0}
        onPress={() => move(-1)}
      >
        <ArrowUpIcon />
      </Button>
      <Button
        {...shared}
        ref={down}
        aria-label={t("editor.filters.down", { name })}
        isDisabled={index === count - 1}
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
