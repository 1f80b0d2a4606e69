import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findLayerProblems } from "./layers.ts";

const made: string[] = [];

/** A tree like ours, with built packages present, and one file under test. */
const makeTree = (file: string, source: string): string => {
  const root = mkdtempSync(join(tmpdir(), "layers-"));
  made.push(root);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of ["model", "document", "charts", "cubes", "viewer", "editor"]) {
    write(`packages/${name}/src/index.ts`, "export const here = 1;\n");
    write(`packages/${name}/dist/index.js`, "export const here = 1;\n");
    write(`packages/${name}/dist/index.d.ts`, "export declare const here = 1;\n");
  }
  write("apps/web/src/main.ts", "export {};\n");
  write("samples/src/index.ts", "export {};\n");
  write(file, source);
  return root;
};

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

describe("the layer gate", () => {
  const wrong: [string, string, string][] = [
    ["a package name", "packages/model/src/a.ts", 'import { here } from "@statelier/document";'],
    ["import type", "packages/document/src/a.ts", 'import type { X } from "@statelier/charts";'],
    ["export *", "packages/charts/src/a.ts", 'export * from "@statelier/viewer";'],
    [
      "a relative path that leaves the package",
      "packages/model/src/a.ts",
      'import { here } from "../../document/src/index.ts";',
    ],
    [
      "a relative path into a built package",
      "packages/model/src/a.ts",
      'import { here } from "../../document/dist/index.js";',
    ],
    [
      "the type query",
      "packages/viewer/src/a.ts",
      'export type T = import("@statelier/editor").T;',
    ],
    [
      "a dynamic import",
      "packages/viewer/src/a.ts",
      'export const f = () => import(/* lazy */ "@statelier/editor");',
    ],
    [
      "a comment between from and the name",
      "packages/model/src/a.ts",
      'export * from /* here */ "@statelier/document";',
    ],
    [
      "a type query over two lines",
      "packages/viewer/src/a.ts",
      'export type T = import( // far\n "@statelier/editor").T;',
    ],
    ["a template as a name", "packages/viewer/src/a.ts", "await import(`@statelier/editor`);"],
    ["import = require", "packages/viewer/src/a.cts", 'import e = require("@statelier/editor");'],
    ["a call of require", "packages/viewer/src/a.cjs", 'require("@statelier/editor");'],
    ["JavaScript", "packages/viewer/src/a.jsx", 'import "@statelier/editor";'],
    ["an augmentation", "packages/viewer/src/a.ts", 'declare module "@statelier/editor" {}'],
    [
      "a reference to another package's types",
      "packages/viewer/src/a.ts",
      '/// <reference path="../../editor/src/index.ts" />',
    ],
    [
      "a style of another package",
      "packages/viewer/src/a.css",
      '@import "../../editor/src/a.css";',
    ],
    ["a side-effect import", "packages/viewer/src/a.ts", 'import "@statelier/editor";'],
    [
      "a part of a package that is not open",
      "packages/cubes/src/a.ts",
      'import { x } from "@statelier/data";',
    ],
    [
      "a name behind a type",
      "packages/viewer/src/a.ts",
      'await import(("@statelier/editor" as string)!);',
    ],
    [
      "a name that is worked out",
      "packages/viewer/src/a.ts",
      'const name = "@statelier/editor"; await import(name);',
    ],
    [
      "a pattern of the bundler",
      "packages/viewer/src/a.ts",
      'import.meta.glob(["./own/*.ts", "../../editor/src/*.ts"]);',
    ],
    [
      "a require under another name",
      "packages/cubes/src/a.ts",
      'import { createRequire as make } from "node:module";\nmake("/")("@statelier/editor");',
    ],
    [
      "a thread of another package",
      "packages/viewer/src/a.ts",
      'new Worker(new URL("../../editor/src/a.ts", import.meta.url));',
    ],
    [
      "the package itself by its name",
      "packages/charts/src/a.ts",
      'import type { C } from "@statelier/charts/react";',
    ],
    [
      "an undeclared package",
      "packages/document/src/a.ts",
      'import { readFileSync } from "node:fs";',
    ],
  ];
  it.each(wrong)("refuses %s", (_, file, source) => {
    expect(findLayerProblems(makeTree(file, source))).toHaveLength(1);
  });

  it("lets an import go down", () => {
    const root = makeTree(
      "packages/viewer/src/a.ts",
      'import type { C } from "@statelier/charts/react";',
    );
    expect(findLayerProblems(root)).toEqual([]);
  });
});
