import { listVisibleLosses } from "@statelier/document";
import { ByteCache } from "@statelier/model";
import type { Context } from "hono";
import type { OpenDocument } from "../documents/open-document.ts";
import { chargeOpening } from "../http/charge-work.ts";
import { identifyDocument } from "../published/baked-chart.ts";
import type { StoredConfig } from "../store/config-store.ts";
import { encodeConfig } from "./config-answers.ts";

type Opened = Awaited<ReturnType<OpenDocument>>;

const MOST_OPENED_BYTES = 8_000_000;

/** A stored chart in the current form, with what that has not of it: opened once while it stays as it is, and charged to whoever it was opened for. */
export const makeDescribeConfig = (openDocument: OpenDocument) => {
  const known = new ByteCache<Opened>(MOST_OPENED_BYTES);
  const open = async (context: Context, { data }: StoredConfig): Promise<Opened> => {
    const name = identifyDocument(data);
    const kept = known.get(name);
    if (kept) return kept;
    const opened = await openDocument(data);
    const bytes = JSON.stringify(opened.ok ? [data, opened.document] : data).length;
    chargeOpening(context, bytes);
    if (!opened.ok || !opened.sourceFailure) known.set(name, opened, bytes);
    return opened;
  };
  return async (context: Context, found: StoredConfig) => {
    const opened = await open(context, found);
    if (!opened.ok) return encodeConfig(found);
    const losses = listVisibleLosses(opened.losses, opened.unread);
    const answer = encodeConfig({ ...found, data: opened.document });
    const unread = opened.unread
      .filter(({ why }) => why === undefined)
      .map(({ path, was }) => ({ path: path.join("."), was }));
    return {
      ...answer,
      ...(losses.length > 0 ? { losses } : {}),
      ...(unread.length > 0 ? { unread } : {}),
    };
  };
};
