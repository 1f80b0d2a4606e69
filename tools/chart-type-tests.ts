import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, dirname, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import { CHART_TYPES } from "../packages/document/src/chart-types/chart-types.ts";
import { KINDS } from "../packages/document/src/schema/extensions.ts";

/** Where a chart type is asked for by name: what it answers belongs into the record of that type. */
export type ChartTypeTest = { line: number; code: string };

type SyntaxNode = Record<string, unknown> & { type: string; start: number; end: number };

const NAMES: ReadonlySet<unknown> = new Set<string>(CHART_TYPES);

/** Names of other vocabularies that share words with chart types: shapes of marks, symbols of legends. */
const OTHER_MEMBERS: ReadonlySet<unknown> = new Set(["shape", "symbol"]);

const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** A name as a string, as a template without parts, or with a type behind it. */
const isName = (value: unknown): boolean => {
  if (!isNode(value)) return false;
  if (/^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(value.type))
    return isName(value["expression"]);
  if (value.type !== "TemplateLiteral")
    return value.type === "Literal" && NAMES.has(value["value"]);
  const [only, ...others] = value["quasis"] as { value: { cooked: string } }[];
  return others.length === 0 && NAMES.has(only?.value.cooked);
};

/** `mark.shape` and a plain `shape` are called `shape`. */
const nameOf = (value: unknown): unknown => {
  if (!isNode(value)) return undefined;
  if (value.type === "MemberExpression") return nameOf(value["property"]);
  return value["name"];
};

const isNamedType = (value: unknown): boolean =>
  isNode(value) && value.type === "TSLiteralType" && isName(value["literal"]);

const isOther = (value: unknown): boolean => OTHER_MEMBERS.has(nameOf(value));

const hasName = (list: unknown): boolean => Array.isArray(list) && list.some(isName);

const countKeys = (properties: unknown): number =>
  Array.isArray(properties)
    ? properties.filter(({ key }) => NAMES.has(nameOf(key) ?? (isNode(key) && key["value"]))).length
    : 0;

/** A table of two and more chart types is a record beside those that there are. */
const MOST_KEYS = 1;

const RECORDS: ReadonlySet<unknown> = new Set(["chartRules", "chartDrawings", "chartTraits"]);

const readPattern = ({ regex }: SyntaxNode): string =>
  String((regex as { pattern?: string } | undefined)?.pattern);

const TEXT_QUESTIONS: ReadonlySet<string> = new Set([
  "startsWith",
  "endsWith",
  "includes",
  "has",
  "indexOf",
  "lastIndexOf",
]);

/** Something is decided by the name of a type. */
const isQuestion = (node: SyntaxNode): boolean => {
  switch (node.type) {
    case "BinaryExpression": {
      const { left, right, operator } = node;
      const compares = /^[!=]==?$/.test(String(operator));
      return compares && ((isName(left) && !isOther(right)) || (isName(right) && !isOther(left)));
    }
    case "SwitchStatement":
      return (
        !isOther(node["discriminant"]) &&
        (node["cases"] as SyntaxNode[]).some(({ test }) => isName(test))
      );
    case "LogicalExpression":
      return isName(node["left"]) || isName(node["right"]);
    case "TSConditionalType":
      return isNamedType(node["extendsType"]);
    case "MemberExpression": {
      const { object, property, computed } = node;
      if (computed && isNode(object) && object.type === "ObjectExpression")
        return countKeys(object["properties"]) === MOST_KEYS;
      return RECORDS.has(nameOf(object)) && (computed === false || isName(property));
    }
    case "Literal":
      return /combo/.test(readPattern(node));
    case "CallExpression": {
      const { callee, arguments: given } = node;
      const called = String(nameOf(callee));
      const isOfText = TEXT_QUESTIONS.has(called);
      const [first] = given as unknown[];
      if (/^(is|has)([A-Z]|$)/.test(called) && hasName(given)) return true;
      if (called === "join") return hasName(given);
      const isPart = isNode(first) && first.type === "Literal" && first["value"] === "combo";
      return isOfText && (isName(first) || isPart);
    }
    default:
      return false;
  }
};

/** A type is named: as a value, in a list, or as keys of a table. */
const isNaming = (node: SyntaxNode): boolean => {
  switch (node.type) {
    case "VariableDeclarator":
      return isName(node["init"]);
    case "Property":
      return nameOf(node["key"]) === "chartType" && isName(node["value"]);
    case "AssignmentPattern":
      return isName(node["right"]);
    case "ArrayExpression":
      return hasName(node["elements"]);
    case "ObjectExpression":
      return countKeys(node["properties"]) > MOST_KEYS;
    default:
      return false;
  }
};

/** `mayName`: in what says itself which charts it makes, questions alone are found. */
export const findChartTypeTests = (
  file: string,
  source: string,
  { mayName = false } = {},
): ChartTypeTest[] => {
  const { program } = parseSync(file, source);
  const isTest = (node: SyntaxNode): boolean => isQuestion(node) || (!mayName && isNaming(node));
  const found: ChartTypeTest[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) walk(each);
    else if (value && typeof value === "object") {
      if (isNode(value) && isTest(value)) {
        const code = source.slice(value.start, value.end).replace(/\s+/g, " ").slice(0, 80);
        found.push({ line: source.slice(0, value.start).split("\n").length, code });
      }
      for (const each of Object.values(value)) walk(each);
    }
  };
  walk(program);
  return found;
};

const FOLDERS = [...CHART_TYPES, ...KINDS].map(toKebabCase).join("|");

/** The halves of the chart types themselves and the records of them, and steps of migrations, which are closed. */
const OWN = new RegExp(
  `^packages/(document/src/(migrations/|chart-types/((${FOLDERS})[./]|(chart-types|registry)\\.ts$))|` +
    `charts/src/types/((${FOLDERS})/|registry\\.ts$))`,
);

/** Places that use a word of another vocabulary: how many, and which it is. */
const ELSEWHERE: Readonly<Record<string, readonly [places: number, reason: string]>> = {
  "packages/document/src/chart-types/choose-form.ts": [3, "which type a first chart is"],
  "packages/cubes/src/shapes/shape-builder.ts": [1, "kinds of geometry"],
  "packages/cubes/src/shapes/shape-grid.ts": [1, "kinds of geometry"],
  "packages/cubes/src/sql/download/download-address.ts": [1, "kinds of files"],
  "packages/cubes/src/sql/download/open-address.ts": [2, "kinds of files"],
  "packages/viewer/src/params/drawing-params.ts": [2, "forms of a page: chart or table"],
  "packages/ui/src/markdown/render-markdown.ts": [1, "constructs of Markdown"],
  "tools/chart-type-tests.ts": [1, "this gate"],
  "tools/compare-drawings.ts": [1, "parts of paths"],
  "tools/shot-screens.ts": [1, "names of screens"],
};

/** They write cases, screens and data of charts, and name the types of these. */
const MAKERS = ["tools", "gallery", "samples"];

/** Tests, `e2e` and `bench` ask what one type alone must do, and are not read. */
const listSources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|testing|conformance|fixtures)$/.test(entry.name)
        ? []
        : listSources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
  const problems = ["packages", "apps", ...MAKERS]
    .flatMap((folder) => listSources(join(root, folder)))
    .map((path) => ({ path, file: relative(root, path).split(sep).join("/") }))
    .filter(({ file }) => !OWN.test(file))
    .flatMap(({ path, file }) => {
      const mayName = MAKERS.some((folder) => file.startsWith(`${folder}/`));
      const found = findChartTypeTests(path, readFileSync(path, "utf8"), { mayName });
      return found.length === (ELSEWHERE[file]?.[0] ?? 0)
        ? []
        : found.map(({ line, code }) => `${file}:${line}: ${code}`);
    });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0)
    console.error(`${problems.length} tests for chart types by name outside of their folders`);
  process.exit(problems.length > 0 ? 1 : 0);
}
