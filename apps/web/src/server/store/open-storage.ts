import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config/config.ts";
import type { Log } from "../logging/log.ts";
import type { ConfigStore } from "./config-store.ts";
import { guardStore } from "./guard-store.ts";
import { makePrivateFolder } from "../config/make-private.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { ForeignSchemaError, NewerSchemaError } from "./schema/schema-step.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const describe = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code && !message.includes(code) ? `${code} ${message}`.trim() : message;
};

/** Makes the folder of the data where it is missing. Throws ConfigError where nothing can be written to it. */
export const prepareDataDir = (dataDir: string): void => {
  try {
    makePrivateFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `STATELIER_DATA_DIR: nothing can be written to ${dataDir} (${describe(error)}). Name a folder that the server may write to.`,
      { cause: error },
    );
  }
};

/** The charts, in PostgreSQL or in a file below the folder of the data. Throws ConfigError where they cannot be opened. */
export const openStorage = async (
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  log: Log,
): Promise<ConfigStore> => {
  const onError = (error: Error): void => log.error("the database connection failed", { error });
  const onLeft = (error: unknown): void =>
    log.error("a chart is stored in the log beside the database alone", { error });
  const file = join(dataDir, "statelier.db");
  const place = databaseUrl
    ? "STATELIER_DATABASE_URL: the database"
    : `STATELIER_DATA_DIR: ${file}`;
  try {
    return guardStore(
      await (databaseUrl
        ? openPostgresStore(databaseUrl, { onError })
        : openSqliteStore(file, { onError: onLeft })),
    );
  } catch (error) {
    if (error instanceof NewerSchemaError || error instanceof ForeignSchemaError)
      throw new ConfigError(`${place} ${error.message}`, { cause: error });
    const advice = databaseUrl
      ? "Check address, name and password."
      : "Name a folder with a database of Statelier, or an empty one.";
    throw new ConfigError(`${place} cannot be opened (${describe(error)}). ${advice}`, {
      cause: error,
    });
  }
};
