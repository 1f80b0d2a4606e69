import { collectMessages } from "@statelier/ui/all-messages";
import { LocaleProvider } from "@statelier/ui/plain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShareLinks } from "./share-links.tsx";

const readMail = (title: string): string => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["viewer", "site"])}>
      <ShareLinks title={title} address="https://charts.example/en/v/a" />
    </LocaleProvider>,
  );
  return /href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
};

test("a mail has the title as its subject", () => {
  expect(new URL(readMail("Bread & wages")).searchParams.get("subject")).toBe("Bread & wages");
});

test("a title that ends within a character does not keep the page from being shown", () => {
  expect(new URL(readMail("Bread \ud83c")).searchParams.get("subject")).toBe("Bread \ufffd");
});
