import type { Page } from "@playwright/test";

type Touch = (
  type: "touchStart" | "touchMove" | "touchEnd",
  x?: number,
  y?: number,
) => Promise<unknown>;

/** One finger on the screen, event by event. */
export const putFinger = async (page: Page): Promise<Touch> => {
  const session = await page.context().newCDPSession(page);
  return (type, x = 0, y = 0) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y }],
    });
};
