import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildErrorCatalogue, readAssertions } from "./error-catalogue.ts";
import { ROOT } from "./run-step.ts";

it("docs/errors.md lists every error as it is (write it anew with npx node tools/error-catalogue.ts)", () => {
  expect(readFileSync(join(ROOT, "docs", "errors.md"), "utf8")).toBe(buildErrorCatalogue(ROOT));
});

it("counts a test that expects a code, not one that names it", () => {
  const asserted = readAssertions(`
    send({ id: "SENT" });
    expect(answer).toMatchObject({
      id: "EXPECTED",
    });
    it.each([["x", "ROW"]])("refuses %s", () => {});
  `);
  expect(asserted).toMatch(/EXPECTED[^]*ROW/);
  expect(asserted).not.toContain("SENT");
});

it("every error has a test that expects it", () => {
  expect(buildErrorCatalogue(ROOT)).not.toContain("Tests: none");
});
