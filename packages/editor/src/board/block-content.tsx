import { type Block, type BlockLayout, type Breakpoint, PREVIEW_WIDTHS } from "@statelier/document";
import { type ReactNode, useMemo } from "react";
import type { TilePlace } from "../canvas/use-shown-chart.ts";
import { ChartBlock } from "./chart-block.tsx";
import { TextBlock } from "./text-block.tsx";

/** Pixels at the left and right of a page. */
const MARGINS = 32;

/** What a block shows. */
export const BlockContent = ({
  block,
  layout,
  screen,
}: {
  block: Block;
  layout: BlockLayout;
  screen: Breakpoint;
}): ReactNode => {
  const place = useMemo((): TilePlace => {
    const outer = PREVIEW_WIDTHS[screen];
    return { layout, outer, inner: outer - MARGINS };
  }, [layout, screen]);
  return block.type === "text" ? (
    <TextBlock block={block} />
  ) : (
    <ChartBlock chartKey={block.key} size={place} />
  );
};
