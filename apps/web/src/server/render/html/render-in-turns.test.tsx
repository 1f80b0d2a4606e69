import { setImmediate } from "node:timers/promises";
import { makeChartDataClient } from "@statelier/data";
import { loadPageParts, ViewPage } from "@statelier/viewer/published";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { isReaderGone, makeDrawingWork } from "../../turns/drawing-work.ts";
import { unpackState } from "../../../pages/pack-state.ts";
import { STATE_ELEMENT, type ViewState } from "../../../pages/view-state.ts";
import { makeChart, makeDocument, serveDocument } from "../../testing/serve-document.ts";
import { renderInTurns } from "./render-in-turns.tsx";
import { renderPageMarkup } from "./render-page-markup.tsx";

const CHARTS = 6;

const readState = (html: string): ViewState => {
  const [, text = ""] = new RegExp(`id="${STATE_ELEMENT}">([^<]*)<`).exec(html) ?? [];
  return JSON.parse(text) as ViewState;
};

test("tiles that are drawn in turns are those of one drawing, to the letter", async () => {
  const keys = Array.from({ length: CHARTS }, (_, at) => `chart000000${at}`);
  const charts = keys.map((key) => makeChart(key));
  const board = makeDocument(charts, { type: "tall", words: ["Between the charts"] });
  const { body } = await serveDocument(board).page();
  const { locale, messages, source, published } = readState(body);
  const state = unpackState(published);
  const parts = await loadPageParts(state);
  const data = makeChartDataClient(() => Promise.reject(new Error("Nobody is asked.")));
  const scope = { source, locale };
  const whole = renderPageMarkup(
    locale,
    messages,
    <ViewPage {...parts} state={state} data={data} scope={scope} />,
  );
  expect(whole).toContain("Title chart0000005");
  expect(body).toContain(`<div id="root">${whole}</div>`);

  let turns = 0;
  const drawing = renderInTurns({
    locale,
    messages,
    makePage: (apart) => (
      <ViewPage {...parts} apart={apart} state={state} data={data} scope={scope} />
    ),
    work: makeDrawingWork(),
    leaveOut: () => null,
  });
  let isDone = false;
  void drawing.then(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect(turns).toBeGreaterThanOrEqual(CHARTS - 1);
  expect(await drawing).toEqual({ markup: whole, failed: new Map() });
});

const Broken = (): never => {
  throw new Error("Nobody expected it.");
};

const drawTwo = (signal: AbortSignal, first: ReactNode) =>
  renderInTurns({
    locale: "en",
    messages: {},
    makePage: (apart) => (
      <>
        <p dangerouslySetInnerHTML={{ __html: apart(first, "first") }} />
        <p dangerouslySetInnerHTML={{ __html: apart("Sound", "second") }} />
      </>
    ),
    work: makeDrawingWork({ signal }),
    leaveOut: () => null,
  });

test("a tile that cannot be drawn leaves the others; where the reader has gone meanwhile there is no page", async () => {
  const reader = new AbortController();
  const { markup, failed } = await drawTwo(reader.signal, <Broken />);
  expect(markup).toBe("<p></p><p>Sound</p>");
  expect([...failed]).toEqual([["first", new Error("Nobody expected it.")]]);
  const Leaving = (): never => {
    reader.abort();
    throw new Error("Nobody expected it.");
  };
  await expect(drawTwo(reader.signal, <Leaving />)).rejects.toSatisfy(isReaderGone);
});
