import type { ChartKey, Iri } from "@statelier/model";

import type { PersonViewer, Viewer } from "../http/viewer.ts";
import type { LogOf } from "./action-log.ts";
import type { FollowStore } from "./follow-store.ts";
import type { PeopleStore } from "./people-store.ts";
import type { SharedAllowances } from "./shared-allowances.ts";

export type PublicationState = "DRAFT" | "PUBLISHED";

/** A stored chart. `data` is the document without its place in the editing flow. */
export type StoredConfig = {
  key: ChartKey;
  data: Record<string, unknown>;
  userId: string | null;
  /** The team whose members alone hold it, whoever made it. */
  teamId: string | null;
  publishedState: PublicationState;
  /** The published chart that this draft will replace. */
  draftOf: ChartKey | null;
  /** When it was first published; of a draft that was once, it says that it was taken back. */
  publishedAt: string | null;
  /** When a draft becomes public by itself. */
  publishAt: string | null;
  /** When it was removed; it can be brought back for 30 days. */
  deletedAt: string | null;
  /** ISO date and time, UTC. */
  createdAt: string;
  updatedAt: string;
};

/** Somebody's attempt to store a document, told from all others by `id`; `digest` stands for what was sent. */
export type Attempt = { id: string; digest: string };

export type NewConfig = Pick<
  StoredConfig,
  "key" | "data" | "userId" | "publishedState" | "draftOf"
> & { teamId?: string | null; attempt?: Attempt | undefined };

/** A chart as lists name it. */
export type ChartEntry = Pick<StoredConfig, "key" | "updatedAt"> & {
  /** Charts are numbered from 1 in the order in which they were stored; some numbers may be missing. */
  number: number;
  /** The datasets of all its charts, as its document names them. */
  cubeIris: readonly Iri[];
};

export type HeldChart = StoredConfig & {
  views: number;
  /** Of whoever it belongs to, and of whoever handed it over to them. */
  ownerName: string | null;
  formerOwnerName: string | null;
};

/** How often readers opened a chart on a day such as `2026-12-01` of the site's time zone. */
type ViewDay = { day: string; views: number };

/** Charts whose number is greater than `after` and at most `upTo`. */
export type ChartRange = { after: number; upTo: number; limit: number };

/** What is to be stored of a chart that is there. */
export type ChartChange = {
  key: ChartKey;
  data: Record<string, unknown>;
  /** The state in which it was read: another one is not written over. */
  updatedAt?: string | undefined;
};

/** When a chart was published, and by whom. */
export type VersionMoment = {
  /** From 1. */
  version: number;
  publishedAt: string;
  personId: string | null;
  /** Null also where their account was deleted. */
  personName: string | null;
  /** Whose draft it was. */
  drafterName: string | null;
};

/** A chart that goes to another person. */
type HandOver = {
  key: ChartKey;
  /** Of whoever takes it. */
  email: string;
  /** How many charts somebody keeps of whom administrators have not said it. */
  most: number;
};

/** One publication of a chart. */
export type ChartVersion = VersionMoment & { data: Record<string, unknown> };

type ChartStep = (
  key: ChartKey,
  viewer: PersonViewer,
  log?: LogOf<StoredConfig>,
) => Promise<StoredConfig | undefined>;

/**
 * Changes of charts that are somebody's own, or of a team of theirs: each is undefined where there is no such chart, and
 * then nothing was changed. With a `log` a change is made and written to the log, or neither.
 */
export type ChartChanges = {
  saveDraft(change: ChartChange, viewer: PersonViewer): Promise<StoredConfig | undefined>;
  /** A new version under the same key; `draft` is the one that it comes from, as it was read, which goes: undefined where that was changed meanwhile. */
  publish(
    change: ChartChange & { draft?: { key: ChartKey; updatedAt?: string } },
    viewer: PersonViewer,
    log?: LogOf<StoredConfig>,
  ): Promise<StoredConfig | undefined>;
  unpublish: ChartStep;
  remove: ChartStep;
  restore: ChartStep;
  /** To a team of theirs, or to none. */
  giveToTeam(
    key: ChartKey,
    teamId: string | null,
    viewer: PersonViewer,
    log?: LogOf<StoredConfig>,
  ): Promise<StoredConfig | undefined>;
  /** To another person, whose id is answered; undefined also where nobody who may take it has the address. */
  handOver(
    transfer: HandOver,
    viewer: PersonViewer,
    log?: LogOf<string>,
  ): Promise<string | undefined>;
  /** To whoever handed it over to them, whose id is answered; undefined also where they cannot have it any more. */
  giveBack(key: ChartKey, viewer: PersonViewer, log?: LogOf<string>): Promise<string | undefined>;
};

/** Drafts that become public by themselves, at the same time for everybody. */
export type ChartReleases = {
  /**
   * Undefined where it is no draft of theirs, or not in the state `updatedAt` in which it was read any more; null takes the
   * time away.
   */
  schedule(
    key: ChartKey,
    publishAt: string | null,
    viewer: PersonViewer,
    asked?: { updatedAt?: string | undefined; log?: LogOf<StoredConfig> },
  ): Promise<StoredConfig | undefined>;
  /** Drafts that become public before a time, the next first. */
  listScheduled(before: string, limit: number): Promise<ChartKey[]>;
  /**
   * Publishes what is due, and answers under which keys; several servers may ask at once. Where `onFailure` takes the failure of
   * one release, the others happen nevertheless.
   */
  releaseDue(onFailure?: (key: ChartKey, error: unknown) => void): Promise<ChartKey[]>;
};

/**
 * Where charts live. An answered `insert` survives a crash of the process and of the machine. What a viewer may not see
 * is not there: to whoever is anonymous only what is published.
 */
export type ConfigStore = ChartChanges &
  ChartReleases & {
    /** Rejects when the key is taken, or the attempt has led to a chart already. */
    insert(config: NewConfig, log?: LogOf<StoredConfig>): Promise<StoredConfig>;
    /** What an attempt of the last days has led to, while it is there. */
    findAttempt(id: string): Promise<{ key: ChartKey; digest: string } | undefined>;
    find(key: ChartKey, viewer: Viewer): Promise<StoredConfig | undefined>;
    /** The oldest first; takes as long however many there are. */
    list(range: ChartRange, viewer: Viewer): Promise<ChartEntry[]>;
    /** Own charts and those of one's teams, removed ones among them; the last changed first. */
    listHeld(viewer: PersonViewer): Promise<ChartKey[]>;
    /** Some of them, as they are now; those that are held no longer are left out. */
    readHeld(keys: readonly ChartKey[], viewer: PersonViewer): Promise<HeldChart[]>;
    /** The same, with nothing in their documents but the titles. */
    readHeldTitles(keys: readonly ChartKey[], viewer: PersonViewer): Promise<HeldChart[]>;
    /** Documents with nothing in them but the titles, of those of the charts that a viewer sees. */
    readTitles(
      keys: readonly ChartKey[],
      viewer: Viewer,
    ): Promise<Pick<StoredConfig, "key" | "data">[]>;
    /** Whether somebody may change a chart that they see. */
    isHeld(key: ChartKey, viewer: Viewer): Promise<boolean>;
    /** Those of the keys whose charts are there, or can be brought back. */
    listLasting(keys: readonly ChartKey[]): Promise<ChartKey[]>;
    /** Whether a chart was public once and is not now. */
    wasPublic(key: ChartKey): Promise<boolean>;
    /** Of a chart that is somebody's own or of their team; the newest first, as many as stand on one page, from before a version on. */
    listVersions(
      key: ChartKey,
      viewer: PersonViewer,
      before?: number,
      most?: number,
    ): Promise<ChartVersion[]>;
    /** All of them without what they say, the newest first; at most a thousand. */
    listVersionMoments(key: ChartKey, viewer: PersonViewer): Promise<VersionMoment[]>;
    /** 0 where there is none. */
    lastNumber(viewer: Viewer): Promise<number>;
    /** Views are added in batches, to a day; losing the last second of them in a crash is accepted. */
    addViews(views: ReadonlyMap<ChartKey, number>, day: string): Promise<void>;
    countViews(key: ChartKey, viewer: Viewer): Promise<number>;
    /** Of a chart that is somebody's own or of their team, the days from one on with views, the first first. */
    listViewDays(key: ChartKey, since: string, viewer: PersonViewer): Promise<ViewDay[]>;
    /** Takes away what charts said that were removed 30 days ago. */
    forgetRemoved(): Promise<void>;
    /** Who signs in, their sessions and palettes. */
    people: PeopleStore;
    follow: FollowStore;
    /** Where several servers may share the store. */
    allowances?: SharedAllowances;
    close(): Promise<void>;
  };
