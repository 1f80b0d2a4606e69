import { pickLatestVersion } from "../reading/cube-version.ts";
import { SourceError } from "../source/cube-source.ts";
import type { SparqlClient } from "../sparql/client/sparql-client.ts";
import { type CubeModel, fetchCubeModel } from "../sparql/model/cube-model.ts";
import { parseVersions } from "../sparql/parsing/parse-versions.ts";
import { buildVersionsQuery } from "../sparql/queries/build-versions-query.ts";

/** The dataset that is checked: the version of this name, else the newest of its series. */
export const openCube = async (client: SparqlClient, iri: string): Promise<CubeModel> => {
  const versions = parseVersions(await client.select(buildVersionsQuery(iri)));
  const version = versions.find((each) => each.iri === iri) ?? pickLatestVersion(versions, iri);
  if (!version) throw new SourceError("CANNOT_FIND_CUBE", `There is no dataset ${iri}.`);
  return (await fetchCubeModel(client, version.iri))(version);
};
