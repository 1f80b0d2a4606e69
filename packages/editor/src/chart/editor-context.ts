import type { DataScope } from "@statelier/data";
import { type EditorEvent, isSame } from "@statelier/document";
import type { ChartKey, GeoBox } from "@statelier/model";
import type { SiteServices } from "@statelier/viewer";
import { createContext, useContext, useRef, useSyncExternalStore } from "react";
import type { EditorSession } from "../session/editor-session.ts";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import type { PaletteLibrary } from "../session/palette-library.ts";
import type { DrawnChart } from "./drawn-chart.ts";
import type { EditorPlace, Place } from "./editor-place.ts";

/** What every part of the editor works with; it never changes while a chart is edited. */
export type EditorValue = SiteServices & {
  session: EditorSession;
  place: EditorPlace;
  /** The author's own palettes. */
  library: PaletteLibrary;
  /** What was last drawn of each chart, for those who ask now and then and need not follow it. */
  drawnCharts: Map<ChartKey, DrawnChart>;
  /** The part of each map that the author sees. */
  seenParts: Map<ChartKey, GeoBox>;
};

export const EditorContext = createContext<EditorValue | undefined>(undefined);

/** Throws outside the editor. */
export const useEditor = (): EditorValue & { dispatch: (event: EditorEvent) => void } => {
  const value = useContext(EditorContext);
  if (!value) throw new Error("useEditor is called outside the editor");
  return { ...value, dispatch: value.session.dispatch };
};

/** What `select` takes of the session, as plain data; the component is drawn again only when that has changed. */
export const useSession = <Value>(select: (snapshot: SessionSnapshot) => Value): Value => {
  const { session } = useEditor();
  const last = useRef<{ value: Value }>(undefined);
  const read = (): Value => {
    const value = select(session.read());
    if (!last.current || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
  return useSyncExternalStore(session.subscribe, read, read);
};

/** Where in its panel the author works. */
export const usePlace = (): Place => {
  const { place } = useEditor();
  return useSyncExternalStore(place.subscribe, place.read, place.read);
};

/** The charts that what the author looks at is for. */
export const useTouched = (): readonly string[] => {
  const { place } = useEditor();
  return useSyncExternalStore(place.subscribe, place.readTouched, place.readTouched);
};

/** From which source the data come, and in which language. */
export const useScope = (): DataScope => {
  const { locale } = useEditor();
  return { source: useSession(({ state }) => state.dataSource), locale };
};
