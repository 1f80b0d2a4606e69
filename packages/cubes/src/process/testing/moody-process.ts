import { BrokenError, serveOrders } from "../serve-orders.ts";

export type Order = "answer" | "break" | "exit" | "hang" | "hold" | "swell";

const held: Buffer[] = [];

const swell = (): never => {
  for (;;) held.push(Buffer.alloc(10_000_000, 1));
};

const hang = (): never => {
  for (;;);
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
      return answers;
    },
  };
});
