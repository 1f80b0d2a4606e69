import { expect, test } from "vitest";
import { renderBoardPicture } from "./render-board-picture.ts";
import type { Picture } from "./render-picture.ts";

const picture: Picture = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"></svg>',
  width: 300,
  height: 200,
  text: {
    title: "Stays",
    description: "",
    summary: "Twelve years.",
    warnings: [] as string[],
  } as Picture["text"],
};

test("signs that XML cannot hold do not make the picture of a dashboard unreadable", () => {
  const { svg } = renderBoardPicture({
    width: 800,
    theme: "light",
    locale: "en",
    title: "Hotels\u0001",
    description: "",
    parts: [
      { x: 0, width: 300, picture },
      { x: 320, width: 300, text: "One\u000b and\uffff two" },
    ],
  });
  // oxlint-disable-next-line no-control-regex
  expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(svg).toContain("two");
});

test("a chart that is missing has its title and the reason in its place, and in the words", () => {
  const { svg, text } = renderBoardPicture({
    width: 800,
    theme: "light",
    locale: "en",
    title: "Hotels",
    description: "",
    parts: [
      { x: 0, width: 300, picture },
      { x: 320, width: 300, missing: { title: "Guests", reason: "Nobody answers." } },
    ],
  });
  expect(svg).toMatch(/Guests.*Nobody answers\./s);
  expect(text.summary).toBe("Stays: Twelve years. Guests: Nobody answers.");
});
