import { isAbsent, isSame, omit } from "../json.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

const emptyText = { de: "", fr: "", it: "", en: "" };
const EMPTY_META = { title: emptyText, description: emptyText };

export const chartKey = {
  from: "1.4.2",
  to: "2.0.0",
  what: "chart-key",
  up: (chart, { newKey, meta, activeField, lose }) => {
    if (typeof chart.key === "string") lose(["key"], chart.key, { dormant: true });
    const isEmpty = isSame(chart.meta, EMPTY_META);
    if (!isAbsent(chart.meta) && (meta !== undefined || isEmpty))
      lose(["meta"], chart.meta, isEmpty || isSame(chart.meta, meta) ? { dormant: true } : {});
    const active = activeField ?? chart.activeField;
    return {
      ...chart,
      key: newKey(),
      meta: meta ?? chart.meta ?? EMPTY_META,
      ...(active === undefined ? {} : { activeField: active }),
    };
  },
  down: (chart, { meta, lose }) => {
    if (chart.key !== undefined) lose(["key"], chart.key, { dormant: true });
    if (isAbsent(chart.meta)) lose(["meta"], undefined, ADDED);
    return isSame(chart.meta, meta ?? EMPTY_META) ? omit(chart, "key", "meta") : omit(chart, "key");
  },
} as const satisfies ChartStep;
