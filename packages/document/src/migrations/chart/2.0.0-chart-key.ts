import { omit } from "../json.ts";
import type { ChartStep } from "../step.ts";

const emptyText = { de: "", fr: "", it: "", en: "" };

export const chartKey = {
  from: "1.4.2",
  to: "2.0.0",
  what: "chart-key",
  up: (chart, { newKey, meta, activeField, lose }) => {
    if (typeof chart.key === "string") lose(["key"], chart.key, { dormant: true });
    const active = activeField ?? chart.activeField;
    return {
      ...chart,
      key: newKey(),
      meta: meta ?? chart.meta ?? { title: emptyText, description: emptyText },
      ...(active === undefined ? {} : { activeField: active }),
    };
  },
  down: (chart, { lose }) => {
    if (chart.key !== undefined) lose(["key"], chart.key, { dormant: true });
    return omit(chart, "key");
  },
} as const satisfies ChartStep;
