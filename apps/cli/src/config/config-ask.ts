import { listCubeIris } from "@statelier/document/migrations";

type Asked = { ok: true; iris: Record<string, string> } | { ok: false; problem: string };

/** Asks an endpoint for the unversioned IRIs of the datasets of a document; those it does not know stand for themselves. */
export type AskUnversioned = (url: string, iris: readonly string[]) => Promise<Asked>;

const makeAsk = async (url: string): Promise<(iri: string) => Promise<string>> => {
  const { makeSparqlSource } = await import("@statelier/cubes");
  const dataSource = { type: "sparql" as const, url };
  const source = makeSparqlSource({ endpoint: url, dataSource });
  const known = new Map<string, Promise<string>>();
  return (iri) => {
    const answer = known.get(iri) ?? source.unversionedIri(iri).then((found) => found ?? iri);
    known.set(iri, answer);
    return answer;
  };
};

/** Asks each endpoint once for each dataset. */
export const makeAskUnversioned = (): AskUnversioned => {
  const asks = new Map<string, ReturnType<typeof makeAsk>>();
  return async (url, iris) => {
    const asking = asks.get(url) ?? makeAsk(url);
    asks.set(url, asking);
    try {
      const ask = await asking;
      const pairs = await Promise.all(iris.map(async (iri) => [iri, await ask(iri)] as const));
      return { ok: true, iris: Object.fromEntries(pairs) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { ok: false, problem: `${url} did not answer: ${reason}` };
    }
  };
};

/** The datasets of a document whose unversioned IRIs a source must name. */
export const listAskedIris = (document: unknown, cube: string | undefined): readonly string[] => [
  ...new Set([...listCubeIris(document), ...(cube === undefined ? [] : [cube])]),
];
