import { makeSparqlClient } from "../sparql/client/sparql-client.ts";
import { checkConformance } from "./check-conformance.ts";
import { checkCube } from "./check-cube.ts";
import { checkDatasets } from "./check-datasets.ts";
import { checkFeatures } from "./check-features.ts";
import { checkProtocol } from "./check-protocol.ts";
import { checkRowLimit } from "./check-row-limit.ts";
import { reportFailure } from "./report-failure.ts";
import { FindingList, type FindingListener, type SourceReport } from "./source-finding.ts";

export type SparqlSourceCheck = {
  address: string;
  /** Of each question. */
  timeoutMs: number;
  /** The dataset that is read; the first published one when absent. */
  cube?: string;
  /** The endpoint that has the shapes of areas, where it is another. */
  shapesAddress?: string;
  /** Whether questions of every kind are asked, and their answers compared with all observations of the dataset. */
  isThorough?: boolean;
  onFinding?: FindingListener;
};

/** Whether an endpoint will work, what is missing and how fast it is. Asks these addresses alone; never rejects for what it answers. */
export const checkSparqlSource = async ({
  address,
  timeoutMs,
  cube,
  shapesAddress,
  isThorough = false,
  onFinding,
}: SparqlSourceCheck): Promise<SourceReport> => {
  const findings = new FindingList(onFinding);
  const endpoint = { address, timeoutMs };
  if (!findings.add(await checkProtocol(endpoint))) return findings.report;
  const isUnderstood = findings.add(await checkFeatures(endpoint));
  findings.add(await checkRowLimit(endpoint));
  if (!isUnderstood) return findings.report;
  const client = makeSparqlClient({ endpoint: address, timeoutMs });
  let first = cube;
  const isOffered = findings.add(
    await reportFailure("datasets", async () => {
      const { findings: found, catalogue } = await checkDatasets(client);
      first ??= (catalogue.find(({ isPublished }) => isPublished) ?? catalogue[0])?.iri;
      return found;
    }),
  );
  if ((isOffered || cube !== undefined) && first !== undefined) {
    const iri = first;
    const shapes = makeSparqlClient({ endpoint: shapesAddress ?? address, timeoutMs });
    findings.add(await reportFailure("shape", () => checkCube(client, iri, shapes)));
    if (isThorough) findings.add(await checkConformance(endpoint, iri));
  }
  return findings.report;
};
