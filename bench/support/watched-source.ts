import { type CubeSource, makeSparqlSource } from "@statelier/cubes";
import { postQuery } from "./post-query.ts";

type SparqlSourceInput = Parameters<typeof makeSparqlSource>[0];

/** A question that was sent to the endpoint, and how long its answer took, to the last byte. */
type Asked = { query: string; ms: number };

export type WatchedSource = {
  source: CubeSource;
  asked: Asked[];
  /** Nothing more is sent, in the background neither. */
  close: () => void;
};

const watchEnd = (body: ReadableStream<Uint8Array> | null, onEnd: () => void) =>
  body?.pipeThrough(new TransformStream({ flush: onEnd })) ?? null;

/** A source that has read nothing, with a watch over what it sends. */
export const openWatched = (
  url: string,
  options: SparqlSourceInput["options"] = {},
): WatchedSource => {
  const asked: Asked[] = [];
  let isClosed = false;
  const endpoint = async (request: Request): Promise<Response> => {
    if (isClosed) throw new Error("The measurement is over.");
    const start = performance.now();
    const body = await request.text();
    const answer = await postQuery(url, { headers: Object.fromEntries(request.headers), body });
    const query = new URLSearchParams(body).get("query") ?? "";
    const end = (): void => void asked.push({ query, ms: performance.now() - start });
    return new Response(watchEnd(answer.body, end), {
      status: answer.status,
      headers: answer.headers,
    });
  };
  const source = makeSparqlSource({ endpoint, dataSource: { type: "sparql", url }, options });
  return { source, asked, close: () => (isClosed = true) };
};
