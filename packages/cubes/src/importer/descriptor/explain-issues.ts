import type { z } from "zod";

type Issue = z.core.$ZodIssue;

const showPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "") || "(whole file)";

const showFound = (root: unknown, path: readonly PropertyKey[]): string => {
  const found = path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null
        ? (value as Record<PropertyKey, unknown>)[part]
        : undefined,
    root,
  );
  if (found === undefined) return "missing";
  const json = JSON.stringify(found);
  return `found ${json.length > 80 ? `${json.slice(0, 77)}…` : json}`;
};

const showExpected = ({ message }: Issue): string => {
  const short = message
    .replace(/^Invalid (?:input|option): /, "")
    .replace(/, received .*$/, "")
    .replace("expected string", "expected a text")
    .replace(/expected (?:object|record)/, "expected named fields")
    .replace("expected array", "expected a list");
  return /^(?:expected|must|needs|`)/.test(short) ? short : `expected: ${short}`;
};

const isUnknownKey = (issue: Issue) => issue.code === "unrecognized_keys";

/** The branch of a union that was most likely meant: the one that names fewest problems at its top. */
const closestBranch = (branches: readonly Issue[][]): Issue[] | undefined => {
  const weight = (branch: Issue[]) =>
    branch.reduce(
      (sum, issue) =>
        sum +
        (issue.path.length === 0 && issue.code === "invalid_type" ? 100 : 0) +
        (isUnknownKey(issue) ? 10 : 1),
      0,
    );
  return branches.toSorted((left, right) => weight(left) - weight(right))[0];
};

const explain = (root: unknown, issue: Issue, base: readonly PropertyKey[]): string[] => {
  const path = [...base, ...issue.path];
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => `${showPath(path)}: unknown key "${key}"`);
  if (issue.code === "invalid_key")
    return issue.issues.map((inner) => `${showPath(path)}: the key ${inner.message}`);
  if (issue.code === "invalid_union") {
    const branch = closestBranch(issue.errors);
    const onlyTypes = issue.errors.every((errors) =>
      errors.every((error) => error.path.length === 0 && error.code === "invalid_type"),
    );
    if (branch !== undefined && branch.length > 0 && !onlyTypes)
      return branch.flatMap((inner) => explain(root, inner, path));
  }
  return [`${showPath(path)}: ${showFound(root, path)}, ${showExpected(issue)}`];
};

/** One sentence for each thing that a schema refused: path, what is expected, what was found. */
export const explainIssues = (root: unknown, error: z.ZodError): string[] =>
  error.issues.flatMap((issue) => explain(root, issue, []));
