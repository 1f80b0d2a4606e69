import type { ReactNode } from "react";
import type { TaskId } from "../chart/editor-place.ts";

const PATHS: Readonly<Record<TaskId, string>> = {
  data: "M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3",
  chart: "M4 20V4M4 20h16M8 16v-5M12.5 16V7M17 16v-8",
  look: "M12 3a9 9 0 1 0 0 18c1.4 0 2-.9 2-1.9 0-1.5-1-1.8-1-3 0-1.1.9-2.1 2.3-2.1H17a4 4 0 0 0 4-4c0-4-4-7-9-7zM7.5 12h.01M9.5 7.5h.01M14.5 7h.01",
  text: "M5 6V4h14v2M12 4v16M9 20h6",
  readers:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2.1.8 3.5 2.7 3.5 5.4",
  layout: "M4 4h16v16H4zM4 10h16M12 10v10",
};

/** A small picture of a task, beside its name. */
export const TaskIcon = ({ task }: { task: TaskId }): ReactNode => (
  <svg
    aria-hidden
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={PATHS[task]} />
  </svg>
);
