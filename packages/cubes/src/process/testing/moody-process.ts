import { BrokenError, serveOrders } from "../serve-orders.ts";

export type Order = "answer" | "break" | "exit" | "hang" | "hold" | "swell" | "work";

const held: Buffer[] = [];

const swell = (): never => {
  for (;;) held.push(Buffer.alloc(10_000_000, 1));
};

const hang = (): never => {
  for (;;);
};

const work = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
};

serveOrders(async (data: { refuse?: true }) => {
  if (data.refuse) throw new Error("no data");
  let answers = 0;
  return {
    ready: process.pid,
    answer: (order: Order) => {
      answers += 1;
      if (order === "break") throw new BrokenError();
      if (order === "exit") process.kill(process.pid, "SIGKILL");
      if (order === "hang") hang();
      if (order === "hold") held.push(Buffer.alloc(150_000_000, 1));
      if (order === "swell") swell();
      if (order === "work") work();
      return answers;
    },
  };
});
