import { ChartElement } from "./chart-element.ts";
import { followFrames } from "./follow-frames.ts";

/** `<script src="…/statelier-chart.js" data-chart="…/v/…" data-title="…">` stands where its chart will be. */
const replaceScript = (script: HTMLOrSVGScriptElement | null): void => {
  const { chart: href, title } = script?.dataset ?? {};
  if (!script || href === undefined) return;
  const link = Object.assign(document.createElement("a"), { href, textContent: title ?? href });
  const chart = document.createElement("statelier-chart");
  chart.append(link);
  script.after(chart);
};

followFrames();
if (!customElements.get("statelier-chart")) customElements.define("statelier-chart", ChartElement);
replaceScript(document.currentScript);
