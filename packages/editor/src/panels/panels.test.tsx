import type { EditorEvent } from "@statelier/document";
import { KitProvider } from "@statelier/ui";
import { collectMessages } from "@statelier/ui/all-messages";
import { act, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { EditorContext } from "../chart/editor-context.ts";
import { EditorPlace } from "../chart/editor-place.ts";
import { PaletteLibrary } from "../session/palette-library.ts";
import { openFakePage } from "../testing/fake-page.ts";
import { openTestSession } from "../testing/make-test-environment.ts";
import { PANELS } from "./panels.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const MESSAGES = collectMessages("en", [
  "controls",
  "editor",
  "errors",
  "kit",
  "layout",
  "services",
  "viewer",
]);

/** All panels drawn on one page; the answer is which of them an event draws again. */
const drawPanels = async () => {
  const { session, environment, sector, cube } = await openTestSession();
  const data = { ...environment.data, observations: () => new Promise<never>(() => undefined) };
  const services = {
    data,
    locale: "en" as const,
    sources: [],
    publicUrl: "",
    isPublishingOpen: true,
    drawFirstChart: () => Promise.resolve(undefined),
    drawsAtOnce: false,
    account: { signIn: "off" as const },
  };
  const value = {
    session,
    place: new EditorPlace(),
    library: new PaletteLibrary({ storage: environment.storage, makeId: () => "own" }),
    drawnCharts: new Map(),
    seenParts: new Map(),
    ...services,
  };
  const root = createRoot(openFakePage());
  const redrawn = new Set<string>();
  await act(async () =>
    root.render(
      <KitProvider locale="en" messages={MESSAGES}>
        <EditorContext value={value}>
          {Object.values(PANELS).flatMap((sections) =>
            sections.map(({ id, Component }) => (
              <Profiler key={id} id={id} onRender={(name) => redrawn.add(name)}>
                <Component />
              </Profiler>
            )),
          )}
        </EditorContext>
      </KitProvider>,
    ),
  );
  const send = async (event: EditorEvent): Promise<string[]> => {
    redrawn.clear();
    await act(async () => session.dispatch(event));
    return [...redrawn].toSorted();
  };
  return { send, root, filters: [{ cubeIri: cube, dimensionId: sector }] };
};

test("an event draws the panels again whose contents it has changed, and no others", async () => {
  const { send, root, filters } = await drawPanels();
  const title = { type: "CHART_META_CHANGE", field: "title", locale: "en", value: "A" } as const;
  expect(await send(title)).toEqual(["blocks", "shared-filters", "texts"]);
  const open = { type: "CHART_ACTIVE_FIELD_CHANGED", field: "x" } as const;
  expect(await send(open)).toEqual(["fields"]);
  expect(await send({ ...title, value: "B" })).toEqual(["blocks", "shared-filters", "texts"]);
  const filter = { type: "FILTER_SET_SINGLE", filters, value: "b" } as const;
  expect(await send(filter)).toEqual([]);
  const underIt = ["chart-type", "filters", "imputation", "readers"];
  expect(await send({ ...filter, value: "c" })).toEqual(underIt);
  expect(await send({ type: "CHART_TYPE_CHANGED", chartType: "bar" })).not.toContain("texts");
  await act(async () => root.unmount());
});
