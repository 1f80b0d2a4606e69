import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";

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
    external: new RegExp(
      `^(${react}|@resvg/resvg-js|d3-(array|geo|selection|shape|zoom)|simple-statistics)$`,
    ),
  },
  cubes: {
    imports: ["model", "data/contract"],
    inTests: ["data"],
    external: new RegExp(
      `^(${node}|@orama/stemmers/.*|oxigraph|graphql|csv-parse/.*|yaml|sanitize-html|zod|pg|@duckdb/node-api|topojson-server|topojson-simplify|topojson-client|topojson-specification|geojson|d3-geo)$`,
    ),
  },
  viewer: {
    imports: ["model", "document", "ui", "data", "charts"],
    external: new RegExp(`^(${react}|react-router|fflate|hyparquet-writer)$`),
  },
  editor: {
    imports: ["model", "document", "ui", "data", "charts", "viewer"],
    external: new RegExp(`^(${react}|react-router|d3-color)$`),
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

/** In the place of a name that only the running program knows. */
const WORKED_OUT = "(worked out)";

type Literal = {
  type: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  expression?: Literal;
};

const readLiteral = (node: Literal | undefined): string[] => {
  if (node?.type.startsWith("TS") && node.expression) return readLiteral(node.expression);
  if (typeof node?.value === "string") return [node.value];
  const parts = node?.type === "TemplateLiteral" ? (node.quasis ?? []) : [];
  return parts.length === 1 ? parts.map(({ value }) => value.cooked) : [];
};

type SyntaxNode = Record<string, unknown> & { type: string };

/** What a call names that the bundler or the runtime takes for an import. */
const readCalled = ({ callee, arguments: given }: SyntaxNode): string[] => {
  const { name, object, property } = callee as {
    name?: string;
    object?: SyntaxNode;
    property?: { name?: string };
  };
  const [first] = given as (Literal & { elements?: Literal[] })[];
  if (name === "require") return readLiteral(first);
  if (object?.type === "MetaProperty" && property?.name === "glob")
    return (first?.elements ?? [first]).flatMap(readLiteral);
  return [];
};

const CODE = /\.([cm]?[jt]sx?|css)$/;

/** What `new URL("./worker.ts", import.meta.url)` names: a module that is started as a thread or a process. */
const readStarted = ({ callee, arguments: given }: SyntaxNode): string[] => {
  const [first, second] = given as (Literal & { object?: SyntaxNode })[];
  const isNear =
    (callee as { name?: string }).name === "URL" && second?.object?.type === "MetaProperty";
  return isNear ? readLiteral(first).filter((name) => CODE.test(name)) : [];
};

/** A template may be filled in below the folder where it starts. */
const readLoaded = ({ source }: SyntaxNode): string[] => {
  const { quasis = [] } = source as Literal;
  const filled = quasis.map(({ value }) => value.cooked).join("*");
  const names = filled.startsWith("./") ? [filled] : readLiteral(source as Literal);
  return names.length > 0 ? names : [WORKED_OUT];
};

const readNode = (node: SyntaxNode): string[] => {
  switch (node.type) {
    case "CallExpression":
      return readCalled(node);
    case "NewExpression":
      return readStarted(node);
    case "ImportExpression":
      return readLoaded(node);
    case "TSExternalModuleReference":
      return readLiteral(node["expression"] as Literal);
    case "TSModuleDeclaration":
      return readLiteral(node["id"] as Literal);
    default:
      return readLiteral((node["source"] ?? undefined) as Literal | undefined);
  }
};

const walk = (value: unknown, found: string[]): string[] => {
  if (Array.isArray(value)) for (const each of value) walk(each, found);
  else if (value && typeof value === "object") {
    if ("type" in value) found.push(...readNode(value as SyntaxNode));
    for (const each of Object.values(value)) walk(each, found);
  }
  return found;
};

const REFERENCE = /^\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/;
const CSS_IMPORT = /(?:@import\s+(?:url\(\s*)?|composes:[^;]*\bfrom\s+)["']?([^"'\s)]+)/g;

/** Every module that a source names, in whatever form: imports and exports, types, calls, references, CSS imports, modules that are started. */
export const listSpecifiers = (file: string, source: string): string[] => {
  if (file.endsWith(".css"))
    return [...source.matchAll(CSS_IMPORT)].map(([, specifier = ""]) => specifier);
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const references = comments.flatMap(({ value }) => REFERENCE.exec(value)?.[1] ?? []);
  return walk(program, references);
};

/** Journeys, and the cases that tools write for the gallery, lie with a chart type and stand above all packages. */
export const standsAbove = (file: string): boolean =>
  /\.spec\.ts$|\/fixtures\/cases\.ts$/.test(file);

const isTest = (file: string) => /\.test\.tsx?$|\/(testing|conformance|fixtures)\//.test(file);

const isTool = (file: string) => /^packages\/[^/]+\/tools\//.test(file);

const isPattern = (specifier: string) => specifier.startsWith("*.");

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
    const isProgram = isTest(file) && /^(\.\.\/)+bin\//.test(target);
    return target.startsWith("..") && !isProgram ? "a relative path leaves the package" : undefined;
  }
  if (specifier.startsWith("@statelier/")) {
    const target = specifier.slice("@statelier/".length);
    if (target === workspace.name || target.startsWith(`${workspace.name}/`))
      return `${workspace.name} may not import itself by its name`;
    const imports = isTest(file) ? [...layer.imports, ...(layer.inTests ?? [])] : layer.imports;
    return isAllowedWorkspace(imports, target)
      ? undefined
      : `${workspace.name} may not import ${target}`;
  }
  if (isTest(file) || isTool(file) || isPattern(specifier)) return undefined;
  // Whoever makes a `require` of their own can name it as they like.
  if (specifier === "node:module" && workspace.folder.startsWith("packages/"))
    return "nothing may be loaded past the imports";
  if (layer.external.test(specifier)) return undefined;
  return `${workspace.name} may not import the package ${specifier}`;
};

const listSources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist"].includes(entry.name) ? [] : listSources(path);
    return CODE.test(entry.name) ? [path] : [];
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
      if (standsAbove(file) || /^apps\/[^/]+\/vite\.config\.ts$/.test(file)) return [];
      return listSpecifiers(file, readFileSync(path, "utf8")).flatMap((specifier) => {
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
