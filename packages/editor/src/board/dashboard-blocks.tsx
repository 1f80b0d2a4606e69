import type { Breakpoint } from "@statelier/document";
import type { ReactNode } from "react";
import { useSession } from "../chart/editor-context.ts";
import { CanvasBlocks } from "./canvas-blocks.tsx";
import { OrderedBlocks } from "./ordered-blocks.tsx";

/** Charts and texts side by side, in order or placed by hand. */
export const DashboardBlocks = ({ screen }: { screen: Breakpoint }): ReactNode => {
  const layout = useSession(({ state }) => state.layout);
  if (layout.type !== "dashboard") return null;
  return layout.layout === "canvas" ? (
    <CanvasBlocks layout={layout} screen={screen} />
  ) : (
    <OrderedBlocks layout={layout} screen={screen} />
  );
};
