import type { DataClient, DataScope } from "@statelier/data";
import { type CubeConfig, HISTORY_LIMIT, type MachineContext } from "@statelier/document";
import { ByteCache, type CubeComponents } from "@statelier/model";
import type { PageError } from "@statelier/viewer";

type Cubes = readonly Pick<CubeConfig, "iri" | "joinBy">[];

const NONE: CubeComponents = { dimensions: [], measures: [] };

/** More than the charts that all kept steps lead to: what they stand on does not go. */
const MOST_ENTRIES = 3 * HISTORY_LIMIT;

/** Stands for the datasets of a chart and for how they are joined. */
export const nameCubes = (cubes: Cubes): string =>
  JSON.stringify(cubes.map(({ iri, joinBy }) => [iri, joinBy ?? []]));

/** The components of the datasets that charts stand on: loaded once, then known to every transition. */
export class ComponentsCache {
  /** Each counts as one. */
  readonly #known = new ByteCache<CubeComponents>(MOST_ENTRIES);

  readonly #failures = new Map<string, PageError>();

  readonly find: MachineContext["findComponents"] = (cubes) => this.#known.get(nameCubes(cubes));

  /** Why the components of datasets on which a chart stands are not there. */
  readonly findFailure = (cubes: Cubes): PageError | undefined =>
    this.#failures.get(nameCubes(cubes));

  /** None where the datasets are missing. Throws where nobody has asked for them. */
  readonly findOrNone = (cubes: Cubes): CubeComponents => {
    const components = this.find(cubes) ?? (this.findFailure(cubes) && NONE);
    if (!components) throw new Error("The datasets of a chart are not loaded");
    return components;
  };

  put(cubes: Cubes, components: CubeComponents): void {
    this.#known.set(nameCubes(cubes), components, 1);
    this.#failures.delete(nameCubes(cubes));
  }

  fail(cubes: Cubes, error: PageError): void {
    this.#failures.set(nameCubes(cubes), error);
  }

  /** Rejects with `DataError`. */
  async load(data: DataClient, scope: DataScope, cubes: Cubes): Promise<CubeComponents> {
    const asked = cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
    const components = await this.#known.load(
      nameCubes(cubes),
      () => data.components(scope, asked),
      () => 1,
    );
    this.#failures.delete(nameCubes(cubes));
    return components;
  }
}
