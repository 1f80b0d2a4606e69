/** A change of the tables. A step that was released never changes. */
export type SchemaStep = {
  /** Its number and what it does: the name of its file. */
  name: string;
  /** One text for both engines, or one for each. */
  sql: string | Readonly<Record<"sqlite" | "postgres", string>>;
};

export type NumberedStep = SchemaStep & { version: number };

/** One row for each step that was done. */
export const CREATE_VERSIONS =
  "create table if not exists schema_version (version integer primary key, step text not null)";
export const READ_VERSION = "select coalesce(max(version), 0) as version from schema_version";

/** The database was changed by a newer version of this program. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/** The database holds the charts of another program. */
export class ForeignSchemaError extends Error {
  override name = "ForeignSchemaError";
  constructor() {
    super(
      "holds a table “config” that Statelier has not made. Name a database of its own, and bring charts of another program into it with “statelier store import” (docs/deployment.md).",
    );
  }
}

/** One that every version of this program has given to its charts, and that others do not know. */
const OWN_COLUMN = "draft_of";

/**
 * The steps that a database of this version needs; `columns` are those of the table `config` that is there, none where there is
 * none. Throws NewerSchemaError, ForeignSchemaError.
 */
export const listMissingSteps = (
  version: number,
  steps: readonly SchemaStep[],
  columns: readonly string[] = [],
): readonly NumberedStep[] => {
  if (version === 0 && columns.length > 0 && !columns.includes(OWN_COLUMN))
    throw new ForeignSchemaError();
  if (version > steps.length)
    throw new NewerSchemaError(
      `belongs to a newer version of Statelier (its tables are of version ${version}, this program knows ${steps.length}). Start the newer version, or restore the backup from before the upgrade.`,
    );
  return steps.map((step, index) => ({ ...step, version: index + 1 })).slice(version);
};
