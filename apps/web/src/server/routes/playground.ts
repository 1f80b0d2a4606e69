import { escapeMarkup } from "@statelier/model";
import { GRAPHQL_SCHEMA } from "@statelier/data/contract";

const EXAMPLE = `{
  searchCubes(sourceType: "sparql", sourceUrl: "samples", locale: "en", query: "life") {
    score
    highlightedTitle
    cube
  }
}`;

/** The program of the playground; it asks this server and nothing else. */
const PLAYGROUND_SCRIPT = `
const [query, variables, answer] = ["query", "variables", "answer"].map((id) => document.getElementById(id));
document.querySelector("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  answer.textContent = "…";
  try {
    const body = JSON.stringify({ query: query.value, variables: JSON.parse(variables.value || "{}") });
    const response = await fetch("/api/graphql", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    answer.textContent = JSON.stringify(await response.json(), null, 2);
  } catch (error) {
    answer.textContent = String(error);
  }
});
`;

/** A page for developers: a query, its answer, the schema beside. Loads nothing from outside; development only. */
export const buildPlayground =
  (): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>GraphQL playground · Statelier</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui; }
  body { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); margin: 24px; }
  textarea, pre { box-sizing: border-box; font: 13px/1.5 ui-monospace, monospace; width: 100%; }
  pre { overflow: auto; }
</style></head><body>
<form><h1>GraphQL playground</h1>
<label>Query<textarea id="query" rows="14">${escapeMarkup(EXAMPLE)}</textarea></label>
<label>Variables<textarea id="variables" rows="4">{}</textarea></label>
<button>Run</button><h2>Answer</h2><pre id="answer" aria-live="polite"></pre></form>
<section><h2>Schema</h2><pre>${escapeMarkup(GRAPHQL_SCHEMA)}</pre></section>
<script>${PLAYGROUND_SCRIPT}</script></body></html>`;
