import type { ChartKey, Iri } from "@statelier/model";
import type { PersonViewer } from "../http/viewer.ts";
import { parseChartRow } from "./chart-row.ts";
import type { ConfigStore, HeldChart, VersionMoment } from "./config-store.ts";
import { readJson, readText, readTime } from "./row-values.ts";
import type { Sql, SqlRow } from "./sql.ts";
import { isHeldBy, visibleTo } from "./visible-to.ts";

type ChartReads = Pick<
  ConfigStore,
  | "find"
  | "list"
  | "lastNumber"
  | "countViews"
  | "listHeld"
  | "readHeld"
  | "readHeldTitles"
  | "readTitles"
  | "isHeld"
  | "wasPublic"
  | "listVersions"
  | "listVersionMoments"
  | "listViewDays"
>;

/** Of a column in one engine. */
const MOST_INTEGER = 2_147_483_647;
/** Each is a document. */
export const VERSIONS_AT_ONCE = 20;
const MOST_MOMENTS = 1_000;

/** What the engines say in their own words of the document of a row of `config`. */
type DocumentWords = {
  /** The list of all its datasets. */
  cubeIris: string;
  /** It with nothing in it but what `findStoredTitle` reads. */
  titles: string;
};

const COLUMNS = `key, user_id, team_id, published_state, draft_of, published_at, publish_at, deleted_at,
  created_at, updated_at, views,
  (select name from person where person.id = config.user_id) as owner_name,
  (select name from person where person.id = config.former_user_id) as former_owner_name`;

/** `document` is what is read of the documents. */
const readHeldRows = async (
  sql: Sql,
  document: string,
  keys: readonly ChartKey[],
  { person }: PersonViewer,
): Promise<HeldChart[]> => {
  if (keys.length === 0) return [];
  const places = keys.map((_, at) => `$${at + 2}`).join();
  const rows = await sql.ask(
    `select ${COLUMNS}, ${document} as data from config where ${isHeldBy(1)} and key in (${places})`,
    person.id,
    ...keys,
  );
  const found = new Map(rows.map((row) => [String(row["key"]), row]));
  return keys.flatMap((key) => {
    const row = found.get(key);
    if (!row) return [];
    const names = {
      ownerName: readText(row["owner_name"]),
      formerOwnerName: readText(row["former_owner_name"]),
    };
    return [{ ...parseChartRow(row), views: Number(row["views"]), ...names }];
  });
};

const makeHeldLists = (
  sql: Sql,
  { titles }: DocumentWords,
): Pick<ChartReads, "listHeld" | "readHeld" | "readHeldTitles" | "readTitles"> => ({
  async listHeld({ person }) {
    const rows = await sql.ask(
      `select key, updated_at from config where user_id = $1 and team_id is null
       union select key, updated_at from config
         where team_id in (select team_id from membership where person_id = $1)
       order by updated_at desc, key`,
      person.id,
    );
    return rows.map((row) => String(row["key"]));
  },
  readHeld: (keys, viewer) => readHeldRows(sql, "data", keys, viewer),
  readHeldTitles: (keys, viewer) => readHeldRows(sql, `(${titles})`, keys, viewer),
  async readTitles(keys, viewer) {
    if (keys.length === 0) return [];
    const places = keys.map((_, at) => `$${at + 1}`).join();
    const { condition, values } = visibleTo(viewer, keys.length + 1);
    const rows = await sql.ask(
      `select key, (${titles}) as data from config where key in (${places}) and ${condition}`,
      ...keys,
      ...values,
    );
    return rows.map((row) => ({ key: String(row["key"]), data: readJson(row["data"]) }));
  },
});

/** Publications of the chart `$1`, where `$2` holds it. */
const FROM_VERSIONS = `
  from chart_version v join config on config.key = v.key
  where v.key = $1 and config.deleted_at is null and ${isHeldBy(2)}`;

const MOMENT = `v.version, v.published_at, v.person_id,
  (select name from person where person.id = v.person_id) as person_name,
  (select name from person where person.id = v.drafted_by) as drafter_name`;

const parseMoment = (row: SqlRow): VersionMoment => ({
  version: Number(row["version"]),
  publishedAt: String(row["published_at"]),
  personId: readText(row["person_id"]),
  personName: readText(row["person_name"]),
  drafterName: readText(row["drafter_name"]),
});

const makeVersionReads = (sql: Sql): Pick<ChartReads, "listVersions" | "listVersionMoments"> => ({
  async listVersions(key, { person }, before = MOST_INTEGER, most = VERSIONS_AT_ONCE) {
    const rows = await sql.ask(
      `select v.data, ${MOMENT} ${FROM_VERSIONS} and v.version < $3
       order by v.version desc limit $4`,
      key,
      person.id,
      before,
      most,
    );
    return rows.map((row) => ({ ...parseMoment(row), data: readJson(row["data"]) }));
  },
  async listVersionMoments(key, { person }) {
    const rows = await sql.ask(
      `select ${MOMENT} ${FROM_VERSIONS}
       order by v.version desc limit ${MOST_MOMENTS}`,
      key,
      person.id,
    );
    return rows.map(parseMoment);
  },
});

const makeHeldReads = (sql: Sql): Pick<ChartReads, "isHeld" | "listViewDays"> => ({
  async isHeld(key, viewer) {
    if (viewer.kind !== "person") return false;
    const text = `select 1 from config where key = $1 and deleted_at is null and ${isHeldBy(2)}`;
    return (await sql.ask(text, key, viewer.person.id)).length > 0;
  },
  async listViewDays(key, since, { person }) {
    const rows = await sql.ask(
      `select v.day, v.count from chart_view v join config on config.key = v.key
       where v.key = $1 and v.day >= $2 and config.deleted_at is null and ${isHeldBy(3)}
       order by v.day`,
      key,
      since,
      person.id,
    );
    return rows.map((row) => ({ day: String(row["day"]), views: Number(row["count"]) }));
  },
});

export const makeChartReads = (sql: Sql, words: DocumentWords): ChartReads => ({
  ...makeHeldLists(sql, words),
  ...makeHeldReads(sql),
  ...makeVersionReads(sql),
  async find(key, viewer) {
    const { condition, values } = visibleTo(viewer, 2);
    const [row] = await sql.ask(
      `select * from config where key = $1 and ${condition}`,
      key,
      ...values,
    );
    return row && parseChartRow(row);
  },
  async list({ after, upTo, limit }, viewer) {
    const { condition, values } = visibleTo(viewer, 4);
    const rows = await sql.ask(
      `select key, number, updated_at, (${words.cubeIris}) as cube_iris from config
       where ${condition} and number > $1 and number <= $2 order by number limit $3`,
      after,
      upTo,
      limit,
      ...values,
    );
    return rows.map((row) => ({
      key: String(row["key"]),
      number: Number(row["number"]),
      updatedAt: readTime(row["updated_at"]),
      cubeIris: readJson<Iri[] | null>(row["cube_iris"]) ?? [],
    }));
  },
  async wasPublic(key) {
    const rows = await sql.ask(
      `select 1 from config where key = $1 and published_at is not null
       and (published_state <> 'PUBLISHED' or deleted_at is not null)`,
      key,
    );
    return rows.length > 0;
  },
  async lastNumber(viewer) {
    const { condition, values } = visibleTo(viewer, 1);
    const [row] = await sql.ask(
      `select max(number) as number from config where ${condition}`,
      ...values,
    );
    return Number(row?.["number"] ?? 0);
  },
  async countViews(key, viewer) {
    const { condition, values } = visibleTo(viewer, 2);
    const [row] = await sql.ask(
      `select views from config where key = $1 and ${condition}`,
      key,
      ...values,
    );
    return Number(row?.["views"] ?? 0);
  },
});
