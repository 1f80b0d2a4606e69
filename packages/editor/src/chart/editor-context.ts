import type { ChartConfig, EditorEvent } from "@statelier/document";
import type { DataClient, DataScope } from "@statelier/data";
import type { CubeComponents } from "@statelier/model";
import { createContext, useContext } from "react";
import type { EditorSession, SessionSnapshot } from "../session/editor-session.ts";

/** What every part of the editor works on: the chart that is being made. */
export type EditorValue = {
  session: EditorSession;
  snapshot: SessionSnapshot;
  config: ChartConfig;
  components: CubeComponents;
  data: DataClient;
  scope: DataScope;
  dispatch: (event: EditorEvent) => void;
};

export const EditorContext = createContext<EditorValue | undefined>(undefined);

/** Throws outside the editor. */
export const useEditor = (): EditorValue => {
  const value = useContext(EditorContext);
  if (!value) throw new Error("useEditor stands outside the editor");
  return value;
};
