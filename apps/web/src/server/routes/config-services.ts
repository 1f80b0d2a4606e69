import type { ChartDocument } from "@statelier/document";
import type { ChartKey } from "@statelier/model";
import type { Context } from "hono";
import type { OpenDocument } from "../documents/open-document.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Viewer } from "../http/viewer.ts";
import type { Log } from "../logging/log.ts";
import type { ConfigStore } from "../store/config-store.ts";

/** Who may publish: everybody, people with an account, nobody. */
export type Publishing = "on" | "accounts" | "off";

export type ConfigApiServices = {
  store: ConfigStore;
  openDocument: OpenDocument;
  /** Adds what the page will need when the source is gone. */
  completeDocument: (document: ChartDocument) => Promise<ChartDocument>;
  /** Makes ready what the page will be made of; the answer does not wait for it. Told how many bytes it takes on disk. */
  afterPublish: (key: ChartKey, onKept: (bytes: number) => void) => void;
  /** What was looked up before a change does not count any more. */
  onChange: () => void;
  publishing: Publishing;
  /** In which release times are meant that name no offset. */
  timeZone: string;
  publishLimit: RateLimit;
  log: Log;
  /** Requests to publish, those that are refused among them: reading them costs time as well. */
  attemptLimit: RateLimit;
  /** Origins whose pages may publish. */
  origins: readonly string[];
  maxBytes: number;
  /** Charts that one person may keep, where administrators say nothing else. */
  chartsPerPerson: number;
  /** Providers that name the roles of their people, at each sign-in. */
  roleGivers: readonly { id: string; name: string }[];
  /** To which webhooks may be sent. */
  webhookHosts: readonly string[];
  /** The address of the caller, for the limit. */
  callerOf(context: Context): string;
  /** Work that a program may cause. */
  workLimit: RateLimit;
  /** Who calls; undefined for a token that nobody has. */
  findCaller(context: Context): Promise<Viewer | undefined>;
};
