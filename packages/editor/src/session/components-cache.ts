import type { DataClient, DataScope } from "@statelier/data";
import { type CubeConfig, HISTORY_LIMIT, type MachineContext } from "@statelier/document";
import { ByteCache, type CubeComponents } from "@statelier/model";

type Cubes = readonly Pick<CubeConfig, "iri" | "joinBy">[];

/** More than the charts that all kept steps lead to: what they stand on does not go. */
const MOST_ENTRIES = 3 * HISTORY_LIMIT;

const keyOf = (cubes: Cubes): string =>
  JSON.stringify(cubes.map(({ iri, joinBy }) => [iri, joinBy ?? []]));

/** The components of the datasets that charts stand on: loaded once, then known to every transition. */
export class ComponentsCache {
  /** Each counts as one. */
  readonly #known = new ByteCache<CubeComponents>(MOST_ENTRIES);

  readonly find: MachineContext["findComponents"] = (cubes) => this.#known.get(keyOf(cubes));

  put(cubes: Cubes, components: CubeComponents): void {
    this.#known.set(keyOf(cubes), components, 1);
  }

  /** Rejects with `DataError`. */
  load(data: DataClient, scope: DataScope, cubes: Cubes): Promise<CubeComponents> {
    const asked = cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
    return this.#known.load(
      keyOf(cubes),
      () => data.components(scope, asked),
      () => 1,
    );
  }
}
