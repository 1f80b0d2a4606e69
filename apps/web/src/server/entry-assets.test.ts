import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readEntryAssets } from "./entry-assets.ts";

const folder = mkdtempSync(join(tmpdir(), "statelier-assets-"));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, ".vite"));
writeFileSync(join(folder, "view.css"), "body{}");
const writeManifest = (name: string, content: object) =>
  writeFileSync(join(folder, ".vite", `${name}.json`), JSON.stringify(content));
writeManifest("studio", {
  "src/client/studio.tsx": { file: "studio.js", css: ["studio.css"] },
  "../../lib/editor.ts": { file: "editor.js", imports: ["_chart.js"], css: ["editor.css"] },
  "_chart.js": { file: "chart.js", css: ["chart.css"] },
});
writeManifest("view", {
  "src/client/view.tsx": { file: "view.js", imports: ["_react.js"] },
  "style.css": { file: "view.css" },
  "../../lib/pie.ts": { file: "pie.js", imports: ["src/client/view.tsx", "_shared.js"] },
  "_react.js": { file: "react.js" },
  "lib/source-sans-3-latin-400-normal.woff2": { file: "assets/sans.woff2" },
  "lib/source-sans-3-latin-ext-400-normal.woff2": { file: "assets/sans-ext.woff2" },
  "_shared.js": { file: "shared.js" },
});
const assets = readEntryAssets(folder);

it("names a late module and what it imports beside the program, each once", () => {
  expect(assets("view").preloads).toEqual(["/react.js"]);
  expect(assets("view", ["lib/pie.ts"])).toEqual({
    scripts: ["/view.js"],
    styles: [],
    inlineStyles: "body{}",
    preloads: ["/react.js", "/pie.js", "/shared.js"],
    fonts: ["/assets/sans.woff2"],
  });
});

it("names the style sheets of a late module, so that nothing on the page moves once they come", () => {
  expect(assets("studio").styles).toEqual(["/studio.css"]);
  expect(assets("studio", ["lib/editor.ts"]).styles).toEqual([
    "/studio.css",
    "/editor.css",
    "/chart.css",
  ]);
});

it("throws for a module that the build does not have", () => {
  expect(() => assets("view", ["lib/bar.ts"])).toThrow(/lib\/bar\.ts/);
});
