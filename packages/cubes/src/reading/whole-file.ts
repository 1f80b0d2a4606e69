import { createHash } from "node:crypto";

import type { ReadTable } from "./observation-reader.ts";
import type { ReadableCube } from "./readable-cube.ts";
import type { TableStore } from "./table-store.ts";

/** Changes when the columns would be read in another way. */
const completeKey = (fileKey: string, cube: ReadableCube): string => {
  const columns = [...cube.components.values()].map(({ path, id, kind, isVersioned }) => [
    path,
    id,
    kind,
    isVersioned,
  ]);
  return `${fileKey} ${createHash("sha256").update(JSON.stringify(columns)).digest("hex")}`;
};

/** All rows of a cube on the disk, where they may lie there. */
export class WholeFile {
  readonly #files: TableStore["files"];
  readonly #cube: ReadableCube;
  readonly #key: string | undefined;

  /** `fileKey` names this version of the cube; absent where it can change. */
  constructor({ files }: TableStore, cube: ReadableCube, fileKey: string | undefined) {
    this.#files = files;
    this.#cube = cube;
    this.#key = fileKey === undefined ? undefined : completeKey(fileKey, cube);
  }

  get exists(): boolean {
    return this.#key !== undefined && (this.#files?.has(this.#key) ?? false);
  }

  /** Undefined where there is none with so many rows. */
  async read(count: number): Promise<ReadTable | undefined> {
    const file = this.#key === undefined ? undefined : await this.#files?.read(this.#key);
    if (file?.table.rowCount !== count) return undefined;
    await this.#cube.restoreTerms(file.values);
    return file.table;
  }

  /** One with cells that cannot be read is not kept: its source may be healed. */
  async write(table: ReadTable): Promise<void> {
    if (this.#key === undefined || table.unreadable) return;
    await this.#files?.write(this.#key, { table, values: this.#cube.collectTerms(table) });
  }
}
