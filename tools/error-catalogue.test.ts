import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildErrorCatalogue } from "./error-catalogue.ts";
import { ROOT } from "./run-step.ts";

it("docs/errors.md lists every error as it is (write it anew with node tools/error-catalogue.ts)", () => {
  expect(readFileSync(join(ROOT, "docs", "errors.md"), "utf8")).toBe(buildErrorCatalogue(ROOT));
});
