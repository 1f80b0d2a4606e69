import { setImmediate } from "node:timers/promises";
import type { PersonViewer } from "../http/viewer.ts";
import { VERSIONS_AT_ONCE } from "../store/chart-reads.ts";
import type { ChartVersion, ConfigStore, StoredConfig } from "../store/config-store.ts";
import { answerJsonStream, writeJsonList } from "./answer-json-stream.ts";

type Asked = { found: StoredConfig; from: number | undefined; viewer: PersonViewer };

const encodeVersion = ({ version, publishedAt, personId, data }: ChartVersion) => ({
  version,
  published_at: publishedAt,
  user_id: personId,
  data,
});

/** A chart that was published once has its only version in itself. */
const listOnly = ({ found, from }: Asked): ChartVersion[] => {
  const { data, publishedAt, publishedState, userId } = found;
  return publishedAt === null || from !== undefined || publishedState === "DRAFT"
    ? []
    : [{ version: 1, data, publishedAt, personId: userId }];
};

/** One at a time: each may be a document of a megabyte, and others are served in between. */
const readVersions = async function* (
  store: Pick<ConfigStore, "listVersions">,
  asked: Asked,
): AsyncGenerator<readonly unknown[]> {
  const { found, viewer } = asked;
  let { from } = asked;
  for (let count = 0; count < VERSIONS_AT_ONCE; count += 1) {
    await setImmediate();
    const kept = await store.listVersions(found.key, viewer, from, 1);
    yield (kept.length === 0 && count === 0 ? listOnly(asked) : kept).map(encodeVersion);
    const [version] = kept;
    if (!version) return;
    from = version.version;
  }
};

/** The last publications of a chart, as they are read. */
export const answerVersions = (store: Pick<ConfigStore, "listVersions">, asked: Asked): Response =>
  answerJsonStream(writeJsonList(readVersions(store, asked)));
