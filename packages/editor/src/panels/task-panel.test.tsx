import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { TaskPanel } from "./task-panel.tsx";

test("a chart whose data are missing has nothing to set, and the panel says so", async () => {
  const { session } = await openTestSession();
  const missing = { code: "CANNOT_FIND_CUBE", args: {} } as const;
  const snapshot = { ...session.read(), missing, components: { dimensions: [], measures: [] } };
  for (const task of ["chart", "look", "readers"] as const)
    expect(renderInEditor("en", snapshot, <TaskPanel task={task} />)).toContain(
      "the data of this chart are missing",
    );
  const data = renderInEditor("en", snapshot, <TaskPanel task="data" />);
  expect(data).toContain("Datasets");
  expect(data).not.toContain("Filters");
});
