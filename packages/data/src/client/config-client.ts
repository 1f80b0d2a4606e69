import type { OwnTeam } from "./account-client.ts";
import { makeRestCalls, type RestOptions } from "./rest-calls.ts";

/** A stored chart as the REST calls give it. */
export type StoredConfig = {
  key: string;
  data: Record<string, unknown>;
  user_id: string | null;
  team_id: string | null;
  published_state: "PUBLISHED" | "DRAFT";
  /** The published chart that a draft will replace. */
  draft_of: string | null;
  published_at: string | null;
  deleted_at: string | null;
  /** When a draft becomes public by itself. */
  publish_at: string | null;
  created_at: string;
  updated_at: string;
  /** Where the document lacks what its readers could see when it was brought to the current version. */
  losses?: string[];
  /** It is one's own, or of one's team. */
  can_edit?: true;
};

/** For so many days a removed chart can be brought back; then what it said goes. */
export const REMOVED_DAYS = 30;

/** A chart of one's own list, with its title in place of what it says. */
export type HeldChart = Omit<StoredConfig, "data" | "losses" | "can_edit"> & {
  title: string;
  viewCount: number;
  /** Of whoever it belongs to, and of whoever handed it over to them. */
  user_name: string | null;
  former_user_name: string | null;
};

/** How often readers opened a chart, on the days of a year on which they did. */
export type ViewDays = {
  since: string;
  until: string;
  days: readonly { day: string; views: number }[];
};

/** When a chart was published, and by whom. */
export type VersionMoment = {
  /** From 1. */
  version: number;
  published_at: string;
  user_id: string | null;
  user_name: string | null;
  /** Of whose draft it was. */
  drafter_name: string | null;
};

/** One publication of a chart. */
export type StoredVersion = VersionMoment & { data: Record<string, unknown> };

/** The REST calls that keep charts. Every method rejects with `DataError` only. */
export type ConfigClient = {
  /** With the key of an `attempt` a repetition is answered with the chart that it has led to; another document under it is refused. */
  createConfig(
    config: Pick<StoredConfig, "data" | "published_state"> & {
      /** Who is signed in: refused where it is another person by now, or nobody. */
      person_id?: string;
    },
    attempt?: string,
  ): Promise<StoredConfig>;
  getConfig(key: string): Promise<StoredConfig>;
  /** Of a chart of one's own; as a draft, a published one stays and a draft of it is answered. */
  updateConfig(
    config: Pick<StoredConfig, "key" | "data" | "published_state"> & {
      /** The state in which it was read: another one is not written over. */
      updated_at?: string;
    },
  ): Promise<StoredConfig>;
  /** One's own charts and those of one's teams, removed ones among them. */
  listConfigs(locale: string): Promise<HeldChart[]>;
  listViewDays(key: string): Promise<ViewDays>;
  /** The last publications of a chart of one's own, the newest first; those before a version where one is given. */
  listVersions(key: string, before?: number): Promise<StoredVersion[]>;
  /** All of them without what they say, the newest first. */
  listVersionMoments(key: string): Promise<VersionMoment[]>;
  /** One of them; undefined where there is no such version. */
  findVersion(key: string, version: number): Promise<StoredVersion | undefined>;
  /** Says when a draft of one's own becomes public, in the site's time zone; null takes it back. */
  releaseConfig(release: {
    key: string;
    publish_at: string | null;
    /** The state in which it was read: what was changed since gets no time. */
    updated_at?: string;
  }): Promise<StoredConfig>;
  /** The teams of whoever is signed in. */
  listTeams(): Promise<OwnTeam[]>;
  /** Gives a chart of one's own to a team of one's own; null takes it back. */
  giveConfig(transfer: { key: string; team_id: string | null }): Promise<StoredConfig>;
  /** Gives a chart to whoever has an e-mail address: it is theirs from then on. */
  handOver(transfer: { key: string; email: string }): Promise<{ key: string }>;
  /** Gives a chart back to whoever handed it over to one. */
  giveBack(key: string): Promise<{ key: string }>;
  /** Takes a chart of one's own back from its readers, removes it, or brings it back. */
  stepConfig(step: "unpublish" | "remove" | "restore", key: string): Promise<StoredConfig>;
};

/** The client of `/config…`; calls throw a `DataError` with an id of `docs/errors.md`. */
export const makeConfigClient = (options: RestOptions): ConfigClient => {
  const { get, post } = makeRestCalls(options);
  return {
    createConfig: (config, attempt) =>
      post("/config-create", config, attempt === undefined ? {} : { "idempotency-key": attempt }),
    updateConfig: (config) => post("/config-update", config),
    listConfigs: (titles) => get(`/config/list?${new URLSearchParams({ titles })}`),
    listViewDays: (key) => get(`/config/views?${new URLSearchParams({ key })}`),
    listVersions: (key, before) =>
      get(
        `/config/versions?${new URLSearchParams({ key, ...(before && { before: String(before) }) })}`,
      ),
    listVersionMoments: (key) =>
      get(`/config/versions?${new URLSearchParams({ key, data: "false" })}`),
    findVersion: async (key, version) => {
      const asked = new URLSearchParams({ key, version: String(version) });
      return (await get<StoredVersion[]>(`/config/versions?${asked}`))[0];
    },
    releaseConfig: (release) => post("/config-release", release),
    listTeams: () => get("/user/teams"),
    giveConfig: (transfer) => post("/config-give", transfer),
    handOver: (transfer) => post("/config-hand-over", transfer),
    giveBack: (key) => post("/config-give-back", { key }),
    stepConfig: (step, key) => post(`/config-${step}`, { key }),
    getConfig: (key) => get(`/config/${encodeURIComponent(key)}`),
  };
};
