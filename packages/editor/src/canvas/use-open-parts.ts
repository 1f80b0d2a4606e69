import type { ChartContext } from "@statelier/document";
import { type RefCallback, useCallback } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { nameSetting, type TaskId } from "../chart/editor-place.ts";
import { findColorSetting, findNamedField } from "./find-named-field.ts";

type Target = [task: TaskId, setting: string];

/** Pixels around a click in which a mark counts as hit: lines are thin. */
const REACH = 4;

const isOnMark = ({ clientX, clientY }: MouseEvent): boolean =>
  [
    [0, 0],
    [REACH, 0],
    [-REACH, 0],
    [0, REACH],
    [0, -REACH],
  ].some(([x = 0, y = 0]) =>
    document
      .elementsFromPoint(clientX + x, clientY + y)
      .some((element) => element.closest("svg [data-mark], svg [data-series]")),
  );

/** The setting of the part of a chart that was clicked. */
const findTarget = (event: MouseEvent, chart: ChartContext, locale: string): Target | undefined => {
  const { target } = event;
  if (!(target instanceof Element) || target.closest("a, button, input, label, summary, select"))
    return undefined;
  if (target.closest("h1, h2")) return ["text", nameSetting("text", "title", locale)];
  if (target.closest('[data-tile-part="head"]'))
    return ["text", nameSetting("text", "description", locale)];
  const drawing = target.closest("svg");
  if (!drawing) return undefined;
  const field = findNamedField(chart, target.closest("text")?.textContent ?? "");
  if (field !== undefined) return ["chart", nameSetting(field, "component")];
  if (!isOnMark(event)) return undefined;
  const colored = findColorSetting(chart.config);
  return colored && ["look", nameSetting(colored.field, colored.option)];
};

/** A click on a part of the chart opens its setting; with the keyboard, settings are found by their names. */
export const useOpenParts = (chart: ChartContext | undefined): RefCallback<HTMLElement> => {
  const { place, locale } = useEditor();
  return useCallback(
    (element) => {
      if (!element || !chart) return undefined;
      const open = (event: MouseEvent): void => {
        const target = findTarget(event, chart, locale);
        if (target) place.go(...target);
      };
      element.addEventListener("click", open);
      return () => element.removeEventListener("click", open);
    },
    [chart, place, locale],
  );
};
