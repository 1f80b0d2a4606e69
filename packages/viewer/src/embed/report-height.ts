import { listenToHost, postToHost } from "./host-messages.ts";

/**
 * Reports to the page around how high the content is, whenever that changes and when it asks. Browsers let the observers of
 * a frame rest that nobody sees: its height is measured without them once it stands and once its letters are there.
 */
export const reportHeight = (content: HTMLElement): void => {
  let reported = 0;
  const report = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === reported) return;
    reported = height;
    postToHost({ type: "statelier:resize", height });
    postToHost({ type: "VISUALIZE-CHART-RESIZE", height });
  };
  report();
  document.fonts.ready.then(report).catch(globalThis.reportError);
  new ResizeObserver(report).observe(content);
  listenToHost(({ type, replay }) => {
    if (type !== "statelier:hello") return;
    // The frame follows: a scroll bar that comes and goes would change the width, and so the height.
    document.documentElement.style.scrollbarWidth = "none";
    if (replay === true) reported = 0;
    report();
  });
};
