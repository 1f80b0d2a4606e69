import type { DataClient, DataScope } from "@statelier/data";
import type { CubeConfig, MachineContext } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";

type Cubes = readonly Pick<CubeConfig, "iri" | "joinBy">[];

const keyOf = (cubes: Cubes): string =>
  JSON.stringify(cubes.map(({ iri, joinBy }) => [iri, joinBy ?? []]));

/** The components of the datasets that charts stand on: loaded once, then known to every transition. */
export class ComponentsCache {
  readonly #known = new Map<string, CubeComponents>();

  readonly find: MachineContext["findComponents"] = (cubes) => this.#known.get(keyOf(cubes));

  put(cubes: Cubes, components: CubeComponents): void {
    this.#known.set(keyOf(cubes), components);
  }

  /** Rejects with `DataError`. */
  async load(data: DataClient, scope: DataScope, cubes: Cubes): Promise<CubeComponents> {
    const known = this.find(cubes);
    if (known) return known;
    const asked = cubes.map(({ iri, joinBy }) => ({ iri, ...(joinBy ? { joinBy } : {}) }));
    const components = await data.components(scope, asked);
    this.put(cubes, components);
    return components;
  }
}
