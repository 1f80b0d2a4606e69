import { hearHost, tellHost } from "./host-messages.ts";

/**
 * Tells the page around how high the content is, whenever that changes and when it asks. Browsers let the observers of
 * a frame rest that nobody sees: its height is measured without them once it stands and once its letters are there.
 */
export const reportHeight = (content: HTMLElement): void => {
  let told = 0;
  const tell = (): void => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    tellHost({ type: "statelier:resize", height });
    tellHost({ type: "VISUALIZE-CHART-RESIZE", height });
  };
  tell();
  document.fonts.ready.then(tell).catch(globalThis.reportError);
  new ResizeObserver(tell).observe(content);
  hearHost(({ type, replay }) => {
    if (type !== "statelier:hello") return;
    // The frame follows: a scroll bar that comes and goes would change the width, and so the height.
    document.documentElement.style.scrollbarWidth = "none";
    if (replay === true) told = 0;
    tell();
  });
};
