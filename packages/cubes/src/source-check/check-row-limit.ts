import { PAGE_ROWS } from "../sparql/observations/plan-pages.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import type { CheckedEndpoint } from "./check-protocol.ts";
import type { SourceFinding } from "./source-finding.ts";

const SIDE = Math.ceil(Math.cbrt(PAGE_ROWS));

const side = Array.from({ length: SIDE }, (_, at) => `"${at}"`).join(" ");

/** As many rows as Statelier asks for at once, made by the endpoint itself. */
const QUERY = `SELECT ?a WHERE { VALUES ?a { ${side} } VALUES ?b { ${side} } VALUES ?c { ${side} } } LIMIT ${PAGE_ROWS}`;

/** Whether an answer may be as long as the longest that Statelier asks for. */
export const checkRowLimit = async (endpoint: CheckedEndpoint): Promise<SourceFinding[]> => {
  const answer = await askEndpoint({ ...endpoint, query: QUERY });
  const advice = `Let the endpoint answer at least ${PAGE_ROWS} rows at once (in Virtuoso: ResultSetMaxRows).`;
  if (!answer.ok)
    return [
      {
        topic: "rows",
        level: "missing",
        sentence: `An answer of ${PAGE_ROWS} rows did not come: ${answer.failure.sentence}`,
        advice,
      },
    ];
  const { rows, milliseconds, bytes } = answer;
  if (rows.length < PAGE_ROWS)
    return [
      {
        topic: "rows",
        level: "missing",
        sentence: `Answers are cut after ${rows.length} rows: datasets are read in more pages, and a selection or a catalogue with more rows is refused.`,
        advice,
      },
    ];
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return [
    {
      topic: "rows",
      level: "good",
      sentence: `An answer of ${PAGE_ROWS} rows comes whole: ${megabytes} MB in ${Math.round(milliseconds)} ms.`,
      milliseconds,
    },
  ];
};
