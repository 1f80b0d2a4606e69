import { makePause } from "@statelier/cubes";
import { readWholeNumber } from "@statelier/model";
import type { Context } from "hono";
import { answerApiFailure } from "../http/answer-error.ts";
import type { PersonViewer } from "../http/viewer.ts";
import { VERSIONS_AT_ONCE } from "../store/chart-reads.ts";
import type {
  ChartVersion,
  ConfigStore,
  StoredConfig,
  VersionMoment,
} from "../store/config-store.ts";
import { answerJsonStream, writeJsonList } from "./answer-json-stream.ts";
import { describeBadRequest, succeed } from "./config-answers.ts";

type VersionStore = Pick<ConfigStore, "listVersions" | "listVersionMoments"> & {
  people: Pick<ConfigStore["people"], "findPerson">;
};

type Asked = { found: StoredConfig; from?: number | undefined; viewer: PersonViewer };

const encodeMoment = ({
  version,
  publishedAt,
  personId,
  personName,
  drafterName,
}: VersionMoment) => ({
  version,
  published_at: publishedAt,
  user_id: personId,
  user_name: personName,
  drafter_name: drafterName,
});

const encodeVersion = (version: ChartVersion) => ({
  ...encodeMoment(version),
  data: version.data,
});

/** A chart that was published once has its only version in itself. */
const listOnly = async (
  { people }: VersionStore,
  { found, from = Number.POSITIVE_INFINITY }: Asked,
): Promise<ChartVersion[]> => {
  const { data, publishedAt, publishedState, userId } = found;
  if (publishedAt === null || from <= 1 || publishedState === "DRAFT") return [];
  const person = userId === null ? undefined : await people.findPerson(userId);
  const personName = person?.name ?? null;
  return [{ version: 1, data, publishedAt, personId: userId, personName, drafterName: null }];
};

/** One at a time: each may be a document of a megabyte, and others are served in between. */
const readVersions = async function* (
  store: VersionStore,
  asked: Asked,
): AsyncGenerator<readonly unknown[]> {
  const { found, viewer } = asked;
  let { from } = asked;
  const pause = makePause();
  for (let count = 0; count < VERSIONS_AT_ONCE; count += 1) {
    await pause();
    const kept = await store.listVersions(found.key, viewer, from, 1);
    yield (kept.length === 0 && count === 0 ? await listOnly(store, asked) : kept).map(
      encodeVersion,
    );
    const [version] = kept;
    if (!version) return;
    from = version.version;
  }
};

/** All publications of a chart without what they say, the newest first. */
const answerMoments = async (
  context: Context,
  store: VersionStore,
  asked: Asked,
): Promise<Response> => {
  const kept = await store.listVersionMoments(asked.found.key, asked.viewer);
  return succeed(
    context,
    (kept.length === 0 ? await listOnly(store, asked) : kept).map(encodeMoment),
  );
};

/** A list of one publication, or of none where there is no such. */
const answerOne = async (
  context: Context,
  store: VersionStore,
  asked: Asked & { version: number },
): Promise<Response> => {
  const { found, viewer, version } = asked;
  const kept = await store.listVersions(found.key, viewer, version + 1, 1);
  const last = kept.length === 0 ? await listOnly(store, asked) : kept;
  return succeed(context, last.filter((each) => each.version === version).map(encodeVersion));
};

/** `GET /config/versions` of a chart that is held: the last publications, those before one, one alone, or all without what they say. */
export const answerVersions = async (
  context: Context,
  store: VersionStore,
  asked: Pick<Asked, "found" | "viewer">,
): Promise<Response> => {
  const { before, version: named, data } = context.req.query();
  if (named !== undefined) {
    const version = readWholeNumber(named);
    const problem = "version is a whole number from 1.";
    return version === undefined
      ? answerApiFailure(context, describeBadRequest(problem, "version"))
      : answerOne(context, store, { ...asked, version });
  }
  if (data === "false") return answerMoments(context, store, asked);
  const from = readWholeNumber(before);
  return answerJsonStream(writeJsonList(readVersions(store, { ...asked, from })));
};
