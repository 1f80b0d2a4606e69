/** What a process that works for the server is sent, and what it answers. */
export type ToProcess =
  | { type: "start"; data: unknown }
  | { type: "order"; id: number; order: unknown };

export type FromProcess =
  | { type: "ready"; value: unknown }
  | { type: "failed"; message: string }
  | { type: "answer"; id: number; answer: unknown }
  /** The order broke what works there: the process is not used again. */
  | { type: "broken"; id: number };
