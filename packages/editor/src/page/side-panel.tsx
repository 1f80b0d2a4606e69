import { Button, ChevronDownIcon, useT } from "@statelier/ui";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useEditor, usePlace } from "../chart/editor-context.ts";
import { TASKS, type TaskId } from "../chart/editor-place.ts";
import { TaskPanel } from "../panels/task-panel.tsx";
import { findControl, revealControl } from "./list-settings.ts";
import { useGo, useTasks } from "./rail.tsx";
import { SettingFinder } from "./setting-finder.tsx";
import styles from "./side-panel.module.css";
import { useTask } from "./use-task.ts";

const isTask = (text: string): text is TaskId => (TASKS as readonly string[]).includes(text);

/** The controls of the task that is open; those of all tasks while a setting is looked for. */
export const SidePanel = ({
  onKeys,
}: {
  /** Shows the keys of the editor. */
  onKeys: () => void;
}): ReactNode => {
  const t = useT();
  const { locale, place: editorPlace } = useEditor();
  const place = usePlace();
  const { setting } = place;
  const go = useGo();
  const current = useTask();
  const tasks = useTasks();
  const panels = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [isFinding, setFinding] = useState(false);
  useEffect(() => {
    const control = setting && panels.current && findControl(panels.current, setting);
    if (control) revealControl(control);
  }, [place, setting]);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who has begun to write, or works on the chart already, goes on.
    const { activeElement } = document;
    if (!panel.current?.closest("main")?.contains(activeElement))
      panel.current?.focus({ preventScroll: true });
  }, []);
  // A task begins at its top, wherever the one before was scrolled; a setting that is looked for comes into sight by itself.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [current]);
  const isSearching = query.trim() !== "";
  const shown = isFinding ? tasks : [current];
  return (
    <section
      data-editor-part=""
      ref={panel}
      className={styles["panel"]}
      aria-label={t("editor.controls")}
      tabIndex={-1}
    >
      <div className={styles["head"]}>
        <SettingFinder
          panels={panels}
          query={query}
          onQuery={setQuery}
          onStart={() => setFinding(true)}
          onFound={(task) => {
            setFinding(false);
            if (isTask(task)) go(task);
          }}
        />
        {!isSearching && (
          <span className={styles["hide"]}>
            <Button tone="quiet" onPress={editorPlace.hidePanel}>
              <ChevronDownIcon />
              {t("editor.panel.hide")}
            </Button>
          </span>
        )}
      </div>
      <div ref={panels} hidden={isSearching}>
        {shown.map((task) => (
          <div key={task} data-task={task} hidden={task !== current}>
            <h2 className={styles["title"]}>{t(`editor.task.${task}`)}</h2>
            <TaskPanel task={task} />
          </div>
        ))}
      </div>
      <p className={styles["foot"]}>
        <Button tone="quiet" size="small" onPress={onKeys}>
          {t("editor.keys")}
        </Button>
        <a href={`/${locale}/accessibility`}>{t("site.accessibility")}</a>
      </p>
    </section>
  );
};
