import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import type { Board } from "./derive-board.ts";
import { derivePageTitle } from "./derive-page-title.ts";

const t = createTranslator("fr", collectMessages("fr", ["viewer"]));
const board: Board = {
  isDashboard: true,
  title: "Tableau",
  description: "",
  titleHtml: "",
  descriptionHtml: "",
  texts: [],
};

test("a page is called as its layout is, else as its chart; without either it says so", () => {
  expect(derivePageTitle(board, "Naissances", t)).toBe("Tableau");
  expect(derivePageTitle({ ...board, title: "" }, "Naissances", t)).toBe("Naissances");
  expect(derivePageTitle(undefined, "", t)).toBe("Graphique sans titre");
});
