import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { collectMessages } from "@statelier/ui/all-messages";
import { ROOT } from "./run-step.ts";

const LOCALES = ["en", "de", "fr", "it"] as const;

const listTests = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist"].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listTests(path);
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });

const textOf = (locale: (typeof LOCALES)[number], id: string): string => {
  const messages = collectMessages(locale, ["errors"]) as Record<string, unknown>;
  return String(messages[id]).replaceAll("|", "\\|").replaceAll("{", "‹").replaceAll("}", "›");
};

/** Statements that expect something, and the tables that tests are made from. */
const ASSERTIONS = [/\bexpect\b[\s\S]*?;\n/g, /\.each\b[\s\S]*?\]\)\(/g];

/** What a test file asserts: a code that stands elsewhere in it is sent or prepared, not expected. */
export const readAssertions = (text: string): string =>
  ASSERTIONS.flatMap((pattern) => text.match(pattern) ?? []).join("\n");

/** The whole text of docs/errors.md: every error a reader can meet, and the tests that expect it. */
export const buildErrorCatalogue = (root: string): string => {
  const tests = ["packages", "apps", "e2e", "samples"]
    .flatMap((folder) => listTests(join(root, folder)))
    .map((path) => ({
      path: relative(root, path),
      asserted: readAssertions(readFileSync(path, "utf8")),
    }));
  const codes = Object.keys(collectMessages("en", ["errors"]))
    .flatMap((id) => /^error\.(.+)\.title$/.exec(id)?.[1] ?? [])
    .toSorted();
  const sections = codes.map((code) => {
    const rows = LOCALES.map((locale) => {
      const [title, why, todo] = ["title", "why", "todo"].map((part) =>
        textOf(locale, `error.${code}.${part}`),
      );
      return `| ${locale} | ${title} | ${why} | ${todo} |`;
    });
    const word = new RegExp(`\\b${code}\\b`);
    const files = tests
      .filter(({ asserted }) => word.test(asserted))
      .map(({ path }) => `\`${path}\``);
    return [
      `## ${code}`,
      "",
      "| | what happened | why | what to do |",
      "|---|---|---|---|",
      ...rows,
      "",
      `Tests: ${files.join(", ") || "none yet"}.`,
    ].join("\n");
  });
  return [
    "# Errors that readers can meet",
    "",
    "Written by `npx node tools/error-catalogue.ts` from `packages/ui/src/messages/errors/`. A page answers with its",
    "code; so does the API, as `error.id` (storage) or `extensions.id` (GraphQL), with `args`, what fills the blanks",
    "‹…›. Every answer has a header `X-Request-Id`: the `reference` of its lines in the log, which the envelope of",
    "an error and the page of INTERNAL repeat. A test counts where it expects the code.",
    "",
    sections.join("\n\n"),
    "",
  ].join("\n");
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(ROOT, "docs", "errors.md"), buildErrorCatalogue(ROOT));
