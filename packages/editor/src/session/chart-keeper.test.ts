import { listBegun } from "@statelier/viewer/begun-charts";
import { expect, test } from "vitest";
import { openTestSession } from "../testing/make-test-environment.ts";
import { EditorSession } from "./editor-session.ts";
import { loadSession } from "./load-session.ts";

const setTitle = (value: string) =>
  ({ type: "CHART_META_CHANGE", field: "title", locale: "en", value }) as const;

test("lists of charts say when the author has changed one last, and what its datasets are called", async () => {
  const { session, environment } = await openTestSession();
  const list = () => listBegun(environment.storage, "en")[0];
  const begun = environment.now().getTime();
  expect(list()).toMatchObject({ id: "abc", chartType: "line", changedAt: begun, datasets: "" });
  session.noteDatasets("Births");
  environment.now = () => new Date(begun + 60_000);
  const loaded = await loadSession({ type: "stored", id: "abc" }, environment);
  if (loaded.type !== "editing") throw new Error(loaded.type);
  const again = new EditorSession("abc", loaded, environment);
  expect(list()).toMatchObject({ changedAt: begun, datasets: "Births" });
  again.dispatch(setTitle("Deaths"));
  again.flush();
  expect(list()).toMatchObject({ title: "Deaths", changedAt: begun + 60_000, datasets: "Births" });
});
