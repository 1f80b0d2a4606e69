import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** What a workspace may import: other workspaces by name, and packages from npm by pattern. */
type Layer = { imports: readonly string[]; external: RegExp; inTests?: readonly string[] };

const node = "node:.*";
const react = "react|react-dom(/.*)?";

/** The table of docs/architecture.md: an import goes along it, or it is wrong. */
export const LAYERS: Record<string, Layer> = {
  model: { imports: [], external: /^(zod)$/ },
  ui: {
    imports: [],
    external: new RegExp(`^(${react}|react-aria(-components)?(/.*)?|micromark.*|node:url)$`),
  },
  document: { imports: ["model"], external: /^(zod)$/ },
  data: { imports: ["model"], external: /^(react)$/ },
  charts: {
    imports: ["model", "document", "ui"],
    external: new RegExp(`^(${react}|d3-.*|@resvg/resvg-js)$`),
  },
  cubes: {
    imports: ["model", "data/contract"],
    inTests: ["data"],
    external: new RegExp(`^(${node}|oxigraph|graphql|csv-parse/.*|yaml|sanitize-html|zod)$`),
  },
  viewer: {
    imports: ["model", "document", "ui", "data", "charts"],
    external: new RegExp(`^(${react}|react-router)$`),
  },
  editor: {
    imports: ["model", "document", "ui", "data", "charts", "viewer"],
    external: new RegExp(`^(${react}|react-router)$`),
  },
  samples: { imports: ["model", "cubes"], external: /.*/ },
  web: {
    imports: ["model", "document", "ui", "data", "charts", "cubes", "viewer", "editor", "samples"],
    external: /.*/,
  },
  cli: {
    imports: ["model", "document", "ui", "data", "charts", "cubes", "samples"],
    external: /.*/,
  },
};

export type LayerProblem = { file: string; specifier: string; reason: string };

const STATIC = /\b(?:from|import)\s*(["'])([^"'\s]+)\1/g;
const DYNAMIC = /\b(?:import|require)\s*\(\s*(?:\/\*[\s\S]*?\*\/\s*)*(["'`])([^"'`\s]+)\1/g;

/** Every import specifier of a source text: static, `import type`, `export *`, `import()` and `import("…").T`. */
export const listSpecifiers = (source: string): string[] =>
  [STATIC, DYNAMIC].flatMap((form) => [...source.matchAll(form)].map((match) => match[2] ?? ""));

const isTest = (file: string) => /\.test\.tsx?$|\/(testing|conformance|fixtures)\//.test(file);

const isAllowedWorkspace = (imports: readonly string[], target: string): boolean =>
  imports.some((entry) =>
    entry.includes("/") ? target === entry : target === entry || target.startsWith(`${entry}/`),
  );

/** Why `specifier` may not stand in `file` (a path relative to the root), or undefined. */
export const findLayerProblem = (
  workspace: { name: string; folder: string },
  file: string,
  specifier: string,
): string | undefined => {
  const layer = LAYERS[workspace.name];
  if (!layer) return `workspace ${workspace.name} is not in the table of tools/layers.ts`;
  if (specifier.startsWith(".")) {
    const target = relative(workspace.folder, resolve("/", dirname(file), specifier).slice(1));
    return target.startsWith("..") ? "a relative path leaves the package" : undefined;
  }
  if (specifier.startsWith("@statelier/")) {
    const target = specifier.slice("@statelier/".length);
    if (target === workspace.name || target.startsWith(`${workspace.name}/`)) return undefined;
    const imports = isTest(file) ? [...layer.imports, ...(layer.inTests ?? [])] : layer.imports;
    return isAllowedWorkspace(imports, target)
      ? undefined
      : `${workspace.name} may not import ${target}`;
  }
  if (isTest(file) || layer.external.test(specifier)) return undefined;
  return `${workspace.name} may not import the package ${specifier}`;
};

const listSources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist"].includes(entry.name) ? [] : listSources(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });

/** All wrong imports below `root`, built packages or not. */
export const findLayerProblems = (root: string): LayerProblem[] => {
  const folders = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => ({ name: entry.name, folder: `${group}/${entry.name}` })),
  );
  return [...folders, { name: "samples", folder: "samples" }].flatMap((workspace) =>
    listSources(join(root, workspace.folder)).flatMap((path) => {
      const file = relative(root, path).split(sep).join("/");
      if (/(^|\/)(vite|playwright)\.config\.ts$|^packages\/[^/]+\/tools\//.test(file)) return [];
      return listSpecifiers(readFileSync(path, "utf8")).flatMap((specifier) => {
        const reason = findLayerProblem(workspace, file, specifier);
        return reason ? [{ file, specifier, reason }] : [];
      });
    }),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = findLayerProblems(resolve(dirname(fileURLToPath(import.meta.url)), ".."));
  for (const { file, specifier, reason } of problems)
    console.error(`${file}: "${specifier}": ${reason}`);
  process.exit(problems.length > 0 ? 1 : 0);
}
