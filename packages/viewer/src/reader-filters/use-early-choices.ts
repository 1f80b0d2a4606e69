import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { ShownChart } from "../chart-state/page-state.ts";
import { decodeViewParams, encodeViewParams } from "../params/view-params.ts";

/** Whether a control says something else than it was sent with. */
const isChanged = (control: Element): control is HTMLSelectElement | HTMLInputElement => {
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return false;
  const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, sent);
};

/** What a reader has chosen in a form before the program took it over is chosen then: on a slow line that takes seconds. */
export const useEarlyChoices = (
  form: RefObject<HTMLFormElement | null>,
  { chart, prefix = "", choose }: ShownChart,
): void => {
  const chooseChanged = useEffectEvent(() => {
    if (!form.current) return;
    const names = new Set(
      [...form.current.elements].filter(isChanged).map(({ name }) => name.slice(prefix.length)),
    );
    if (names.size === 0) return;
    // Boxes of a legend say what they show of what a hidden part of the form would hide.
    if (names.has("show")) names.add("hide");
    const sent = new FormData(form.current);
    const params = new URLSearchParams(encodeViewParams(chart, chart.choices));
    for (const name of names) {
      params.delete(name);
      for (const value of sent.getAll(`${prefix}${name}`))
        if (typeof value === "string") params.append(name, value);
    }
    const { choices } = decodeViewParams(chart, params);
    choose({ animationValue: "", search: "", ...choices });
  });
  useLayoutEffect(() => chooseChanged(), []);
};
