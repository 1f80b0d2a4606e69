import { usePlace, useSession } from "../chart/editor-context.ts";
import type { TaskId } from "../chart/editor-place.ts";

/** The task whose panel is open: while charts are laid out there is no other. */
export const useTask = (): TaskId => {
  const { task } = usePlace();
  const isLayouting = useSession(({ state }) => state.state === "LAYOUTING");
  if (isLayouting) return "layout";
  return task === "layout" ? "chart" : task;
};
