import { createHash } from "node:crypto";
import { type DataClient, type KnownAnswer, withKnownAnswers } from "@statelier/data";
import { type ChartConfig, listOriginals } from "@statelier/document";
import type { CubeComponents, CubeMetadata, Geography } from "@statelier/model";
import { withFormerLayers } from "../map-services/with-former-layers.ts";

/** One chart of a published document in one language, with all the data that its page needs. */
export type BakedContent = {
  /** Of the stored document that it was made of. */
  documentId: string;
  /** The chart with the newest version of its cubes. */
  config: ChartConfig;
  metadata: CubeMetadata[];
  components: CubeComponents;
  /** The author's view first. */
  answers: KnownAnswer[];
  /** Whether the last answer holds everything that readers' data filters can choose. */
  hasReach: boolean;
  /** Of a map. */
  geography?: Geography;
};

/** Made once, never changed: a new version of the chart or of its data makes a new one, of another id. */
export type BakedChart = BakedContent & { id: string };

export const hash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 22);

/** The name of a stored document as it is now. */
export const identifyDocument = (data: Record<string, unknown>): string =>
  hash(JSON.stringify(data));

/** Shapes are kept for the dimensions of the chart, and asked for by those of its datasets: of a join, another one. */
const recallGeography = (
  { shapes, base }: Geography,
  { dimensions }: Pick<CubeComponents, "dimensions">,
): Pick<DataClient, "shapes"> & Partial<Pick<DataClient, "baseMap">> => ({
  shapes: (_, { dimensionId }) => {
    const known = dimensions.find((each) =>
      listOriginals(each).some(({ id }) => id === dimensionId),
    );
    const topology = known && shapes[known.id];
    return Promise.resolve({ ...(topology ? { topology } : {}), notes: [] });
  },
  ...(base ? { baseMap: () => Promise.resolve(base) } : {}),
});

/** What services have said of layers; one that was away when the chart was baked is asked again when it is baked anew. */
const recallLayers =
  (data: DataClient, { layers = [], away = [] }: Geography): DataClient["mapService"] =>
  (url, names = []) => {
    const known = layers.filter((named) => named.url === url);
    if (away.includes(url))
      return Promise.resolve({
        layers: known.map(({ layer }) => layer),
        problem: "wmts.unavailable",
      });
    return names.every((name) => known.some(({ id }) => id === name))
      ? Promise.resolve({ layers: known.map(({ layer }) => layer) })
      : withFormerLayers(data, () => layers).mapService(url, names);
  };

/** Of the datasets that are asked for, where the chart has all of them; of all of its own where it knows them by another version. */
const recallMetadata =
  (known: CubeMetadata[]): DataClient["metadata"] =>
  async (_, iris) => {
    const asked = iris.flatMap((iri) => known.find((each) => each.iri === iri) ?? []);
    return asked.length === iris.length ? asked : known;
  };

/** A client that answers from a baked chart what that holds, and asks the source for the rest. */
export const makeBakedData = (data: DataClient, baked: BakedContent): DataClient =>
  withKnownAnswers(
    {
      ...data,
      metadata: recallMetadata(baked.metadata),
      ...(baked.geography && recallGeography(baked.geography, baked.components)),
      ...(baked.geography && { mapService: recallLayers(data, baked.geography) }),
      components: (scope, cubes) =>
        // Those of one dataset alone are others than what a join of several has made of them.
        cubes.some(({ filters }) => filters) || cubes.length < baked.metadata.length
          ? data.components(scope, cubes)
          : Promise.resolve(baked.components),
    },
    baked.answers,
  );
