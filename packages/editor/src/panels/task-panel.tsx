import { Disclosure, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { useSession } from "../chart/editor-context.ts";
import { PartBoundary } from "../canvas/part-boundary.tsx";
import type { TaskId } from "../chart/editor-place.ts";
import { PANELS, type Section } from "./panels.tsx";
import controls from "../controls/controls.module.css";
import styles from "./task-panel.module.css";

const SectionView = ({ section }: { section: Section }): ReactNode => {
  const t = useT();
  const { title, summary, isOffered, opens, Component } = section;
  const [isOpen, setOpen] = useState(opens === "at-first");
  const isThere = useSession((snapshot) => isOffered?.(snapshot) ?? true);
  const text = useSession((chart) => summary?.(chart, t));
  if (!isThere) return null;
  if (opens === "always")
    return (
      <section aria-label={title(t)} className={styles["open"]}>
        <PartBoundary>
          <Component />
        </PartBoundary>
      </section>
    );
  return (
    <Disclosure
      level={3}
      title={title(t)}
      {...(text === undefined ? {} : { summary: text })}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      <PartBoundary>
        <Component />
      </PartBoundary>
    </Disclosure>
  );
};

/** All controls of a task, in sections; those that work on the data of a chart only where these are there. */
export const TaskPanel = ({ task }: { task: TaskId }): ReactNode => {
  const t = useT();
  const isMissing = useSession(({ missing }) => missing !== undefined) && task !== "layout";
  const sections = PANELS[task].filter(({ needsNoData }) => needsNoData || !isMissing);
  return sections.length === 0 ? (
    <p className={`${controls["hint"]} ${styles["missing"]}`}>{t("editor.missing.settings")}</p>
  ) : (
    sections.map((section) => <SectionView key={section.id} section={section} />)
  );
};
