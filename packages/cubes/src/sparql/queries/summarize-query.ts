import type { SparqlText } from "./sparql-text.ts";

const LONGEST = 100;

/** What a query asks for, without any value: its words from SELECT to WHERE, whatever is asked for around it. */
export const summarizeQuery = ({ text }: SparqlText): string => {
  const [, head = "SELECT"] =
    /(SELECT (?!\* WHERE|\(COUNT\(\*\) AS \?firstOfAll)[^{]*?)\s*(?:WHERE\s*)?\{/.exec(text) ?? [];
  const summary = head.replace(/\s+/g, " ");
  return summary.length > LONGEST ? `${summary.slice(0, LONGEST)}…` : summary;
};
