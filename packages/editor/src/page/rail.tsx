import { hasLayout } from "@statelier/document";
import { useT } from "@statelier/ui";
import { type ReactNode, useEffect, useRef } from "react";
import { useEditor, usePlace, useSession } from "../chart/editor-context.ts";
import { type TaskId, TASKS } from "../chart/editor-place.ts";
import { TaskIcon } from "../panels/task-icons.tsx";
import styles from "./rail.module.css";
import { useTask } from "./use-task.ts";

/** The tasks of which there is something to do. */
export const useTasks = (): TaskId[] =>
  useSession(({ state }) => TASKS.filter((task) => task !== "layout" || hasLayout(state)));

/** Opens a task; several charts are laid out in a state of their own. */
export const useGo = (): ((task: TaskId) => void) => {
  const { session, place, dispatch } = useEditor();
  return (task) => {
    const { state, activeChartKey } = session.read().state;
    if (task === "layout" && state === "CONFIGURING_CHART") dispatch({ type: "STEP_NEXT" });
    if (task !== "layout" && state === "LAYOUTING")
      dispatch({ type: "CONFIGURE_CHART", chartKey: activeChartKey });
    place.go(task);
  };
};

/** The tasks of an author, each with its panel; below them the way to the keys, where there is room. */
export const Rail = ({
  onKeys,
}: {
  /** Shows the keys of the editor. */
  onKeys: () => void;
}): ReactNode => {
  const t = useT();
  const go = useGo();
  const current = useTask();
  const tasks = useTasks();
  const { isPanelHidden = false } = usePlace();
  const rail = useRef<HTMLElement>(null);
  // The button that hid the panel is gone with it; this one brings it back.
  useEffect(() => {
    if (isPanelHidden) rail.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
  }, [isPanelHidden]);
  return (
    <nav ref={rail} aria-label={t("editor.tasks")} className={styles["rail"]} data-editor-part="">
      {tasks.map((task) => (
        <button
          key={task}
          type="button"
          aria-current={task === current ? "true" : undefined}
          onClick={() => go(task)}
        >
          <TaskIcon task={task} />
          {t(`editor.task.${task}`)}
        </button>
      ))}
      <button type="button" className={styles["keys"]} aria-haspopup="dialog" onClick={onKeys}>
        {t("editor.keys")}
      </button>
    </nav>
  );
};
