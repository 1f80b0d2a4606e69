import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { PublishedState } from "../published/published-state.ts";
import type { PublishedView } from "../published/use-published-view.ts";
import { decodeViewParams, encodeViewParams } from "../view-params/view-params.ts";

/** Whether a control says something else than it was sent with. */
const isChanged = (control: Element): control is HTMLSelectElement | HTMLInputElement => {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLSelectElement)) return false;
  const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(0, sent);
};

/** What a reader has chosen in a form before the program took it over is chosen then: on a slow line that takes seconds. */
export const useEarlyChoices = (
  form: RefObject<HTMLFormElement | null>,
  { config, components }: PublishedState,
  { chart, choose }: PublishedView,
): void => {
  const chooseChanged = useEffectEvent(() => {
    const changed = [...(form.current?.elements ?? [])].filter(isChanged);
    if (changed.length === 0) return;
    const params = new URLSearchParams(encodeViewParams(config, components, chart.choices));
    for (const { name, value } of changed) params.set(name, value);
    choose(decodeViewParams(config, components, params).choices);
  });
  useLayoutEffect(() => chooseChanged(), []);
};
