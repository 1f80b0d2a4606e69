import type { Page } from "@playwright/test";

/** What is wider than the page, and texts that their boxes cut without saying so with an ellipsis. */
export const findCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const pageCut =
      root.scrollWidth > root.clientWidth
        ? [`page: ${root.scrollWidth} > ${root.clientWidth}`]
        : [];
    const isCut = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        ["hidden", "clip"].includes(style.overflowX) &&
        style.textOverflow !== "ellipsis" &&
        style.clipPath === "none" &&
        element.clientWidth > 1 &&
        element.textContent.trim() !== "" &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.scrollWidth > element.clientWidth
      );
    };
    const cut = [...document.querySelectorAll("body *:not(svg *, svg, script, style)")]
      .filter(isCut)
      .map(
        (element) =>
          `${element.scrollWidth} > ${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`,
      );
    const clipped = [...document.querySelectorAll("body ul")]
      .filter((list) => getComputedStyle(list).clipPath.startsWith("inset("))
      .flatMap((list) => {
        const edge =
          list.getBoundingClientRect().left +
          Number.parseFloat(getComputedStyle(list).clipPath.split(" ").at(-1) ?? "");
        return [...list.querySelectorAll("a, time")]
          .filter((element) => element.getBoundingClientRect().left < edge)
          .map((element) => `clipped: ${element.outerHTML.slice(0, 160)}`);
      });
    return [...pageCut, ...cut, ...clipped];
  });
