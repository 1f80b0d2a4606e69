import {
  type ClosableSource,
  makeSqlSource,
  openSqlPlace,
  type TableStore,
} from "@statelier/cubes";
import { ConfigError, type Config, type SqlSourceConfig } from "./config.ts";
import type { Log } from "./log.ts";
import type { Tracer } from "./tracing/tracer.ts";

type Surroundings = { config: Config; tables: TableStore; log: Log; tracer: Tracer | undefined };

/** The sql source of a setting, which begins to read its tables. Throws ConfigError where there is nothing to read. */
export const openSqlSource = (
  { name, url, location, descriptors, baseIri, wholeCubeRows, memoryMegabytes }: SqlSourceConfig,
  { config, tables, log, tracer }: Surroundings,
): ClosableSource => {
  const place = openSqlPlace({
    location,
    timeoutMs: config.query.timeoutMs,
    ...(descriptors === undefined ? {} : { descriptors }),
    ...(memoryMegabytes === undefined ? {} : { memoryMegabytes }),
  });
  if (!place.ok)
    throw new ConfigError(`STATELIER_SOURCES: the source ${name}: ${place.problems.join("; ")}.`);
  const source = makeSqlSource({
    dataSource: { type: "sql", url },
    place: place.value,
    baseIri: baseIri ?? config.baseIri,
    options: {
      tables,
      ...(wholeCubeRows === undefined ? {} : { wholeCubeRows }),
      ...(tracer ? { onQuery: tracer.traceQueries({ name, type: "sql" }) } : {}),
      onProblem: (problem) => log.warn(`the source ${name}: ${problem}`),
    },
  });
  source.open().catch((error: unknown) => log.warn(`the source ${name} did not open`, { error }));
  return source;
};
