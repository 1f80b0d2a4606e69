import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  type ClosableSource,
  makeSqlSource,
  openSqlPlace,
  type TableStore,
} from "@statelier/cubes";
import { ConfigError, type Config, type SqlSourceConfig } from "../config/config.ts";
import type { Log } from "../logging/log.ts";
import type { Tracer } from "../tracing/tracer.ts";

type SourceContext = { config: Config; tables: TableStore; log: Log; tracer: Tracer | undefined };

const isAddress = (location: string): boolean => /^https?:/i.test(location);

/** A folder of its own for each source, whatever letters its name has. */
const nameFolder = (name: string): string =>
  createHash("sha256").update(name).digest("hex").slice(0, 16);

const openPlace = (
  { name, location, descriptors, allowHttp, memoryMegabytes }: SqlSourceConfig,
  { config, log }: SourceContext,
): ReturnType<typeof openSqlPlace> => {
  const { timeoutMs } = config.query;
  const { maxBytes, timeoutMs: downloadMs } = config.downloads;
  const download = {
    folder: join(config.dataDir, "downloads", nameFolder(name)),
    maxBytes,
    timeoutMs: downloadMs,
    maxWaitMs: timeoutMs,
    allowHttp,
    onCopy: (sentence: string) => log.info(`the source ${name}: ${sentence}`),
  };
  return openSqlPlace({
    location,
    timeoutMs,
    ...(isAddress(location) ? { download } : {}),
    ...(descriptors === undefined ? {} : { descriptors }),
    ...(memoryMegabytes === undefined ? {} : { memoryMegabytes }),
  });
};

/** How often in the time between two questions to an address it is looked whether one is due. */
const LOOKS = 4;

/** Looks at the address again though nobody asks: the next reader finds it fresh. */
const keepFresh = (source: ClosableSource, open: () => void, everyMs: number): ClosableSource => {
  const timer = setInterval(open, everyMs);
  timer.unref();
  const close = async (): Promise<void> => {
    clearInterval(timer);
    await source.close();
  };
  return { ...source, close };
};

/** The sql source of a setting, which begins to read its tables. Throws ConfigError where there is nothing to read. */
export const openSqlSource = (setting: SqlSourceConfig, context: SourceContext): ClosableSource => {
  const { name, url, location, baseIri, wholeCubeRows, readWhole } = setting;
  const { config, tables, log, tracer } = context;
  const place = openPlace(setting, context);
  if (!place.ok)
    throw new ConfigError(`STATELIER_SOURCES: the source ${name}: ${place.problems.join("; ")}.`);
  const { refreshMs } = config.downloads;
  const source = makeSqlSource({
    dataSource: { type: "sql", url },
    place: place.value,
    baseIri: baseIri ?? config.baseIri,
    options: {
      tables,
      smallCubeRows: config.cubes.smallRows,
      ...(readWhole ? { readWhole } : {}),
      ...(isAddress(location) ? { maxAgeMs: refreshMs } : {}),
      ...(wholeCubeRows === undefined ? {} : { wholeCubeRows }),
      ...(tracer ? { onQuery: tracer.traceQueries({ name, type: "sql" }) } : {}),
      onProblem: (problem) => log.warn(`the source ${name}: ${problem}`),
    },
  });
  const open = (): void =>
    void source
      .open()
      .catch((error: unknown) => log.warn(`the source ${name} did not open`, { error }));
  open();
  return isAddress(location) ? keepFresh(source, open, refreshMs / LOOKS) : source;
};
