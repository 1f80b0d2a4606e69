import type { FromProcess, ToProcess } from "./process-messages.ts";

/** Thrown where an order has spoilt what answers orders. */
export class BrokenError extends Error {}

/**
 * Runs in the process itself: `start` makes of the data what answers orders, and what its owner learns of it. The
 * process ends with its owner.
 */
export const serveOrders = <Data, Order, Answer, Ready>(
  start: (data: Data) => Promise<{ ready: Ready; answer: (order: Order) => Answer }>,
): void => {
  // An answer that cannot be sent has no owner any more.
  const send = (message: FromProcess): void =>
    void process.send?.(message, undefined, undefined, (error) => error && process.exit());
  let answer: ((order: Order) => Answer) | undefined;
  const open = async (data: Data): Promise<void> => {
    try {
      const started = await start(data);
      ({ answer } = started);
      send({ type: "ready", value: started.ready });
    } catch (error) {
      send({ type: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  };
  process.on("disconnect", () => process.exit());
  process.on("message", (message: ToProcess) => {
    if (message.type === "start") return void open(message.data as Data);
    try {
      send({ type: "answer", id: message.id, answer: answer?.(message.order as Order) });
    } catch (error) {
      if (!(error instanceof BrokenError)) throw error;
      send({ type: "broken", id: message.id });
    }
  });
};
