import type { Log } from "../logging/log.ts";
import type { Delivery, FollowStore } from "../store/follow-store.ts";

const MINUTE_MS = 60_000;
const EVERY_MS = 2_000;
const AT_ONCE = 20;
/** Another server takes over what one had taken that was ended. */
const LEASE_MS = 5 * MINUTE_MS;
/** After each failure; after the last one it is given up, a day and a half after the first try. */
const PAUSES_MS = [1, 5, 30, 120, 480, 1440].map((minutes) => minutes * MINUTE_MS);

type Deliveries = Pick<
  FollowStore,
  "takeDeliveries" | "settleDelivery" | "postponeDelivery" | "giveUpDelivery"
>;

export type DeliverOptions = {
  follow: Deliveries;
  send: (delivery: Delivery, body: string) => Promise<void>;
  publicUrl: string;
  log: Log;
  now?: () => number;
};

/** What is told: that a chart was published, or is no longer; never what it says. */
const buildBody = ({ event, key, at }: Delivery, publicUrl: string): string =>
  JSON.stringify({
    type: `chart.${event}`,
    timestamp: at,
    data: { key, url: `${publicUrl}/v/${key}` },
  });

/** Sends once what is due; the number of what it tried. */
export const deliverDue = async ({
  follow,
  send,
  publicUrl,
  log,
  now = () => Date.now(),
}: DeliverOptions): Promise<number> => {
  const after = (ms: number): string => new Date(now() + ms).toISOString();
  const due = await follow.takeDeliveries(AT_ONCE, after(LEASE_MS));
  const deliver = async (delivery: Delivery): Promise<void> => {
    try {
      await send(delivery, buildBody(delivery, publicUrl));
    } catch (error) {
      const pause = PAUSES_MS[delivery.attempt - 1];
      const { webhookId, attempt } = delivery;
      log.warn("a webhook did not take what it was sent", { error, webhookId, attempt });
      return pause === undefined
        ? follow.giveUpDelivery(delivery)
        : follow.postponeDelivery(delivery.number, after(pause));
    }
    return follow.settleDelivery(delivery.number);
  };
  await Promise.all(due.map(deliver));
  return due.length;
};

/** Tells webhooks by itself what has been published. */
export const startDeliveries = (options: DeliverOptions): { close(): Promise<void> } => {
  let timer: NodeJS.Timeout;
  let isClosed = false;
  let running = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await deliverDue(options);
    } catch (error) {
      options.log.error("what webhooks are to be told waits in the store", { error });
    }
    wait();
  };
  const wait = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = run();
    }, EVERY_MS);
    timer.unref();
  };
  wait();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
};
