import { parentPort } from "node:worker_threads";

import { ShapeBuilder, TooManyPoints } from "./shape-builder.ts";
import type { ShapeJob, ShapeMessage } from "./shape-messages.ts";

const port = parentPort;
if (!port) throw new Error("Shapes are built in a worker thread only.");

const builder = new ShapeBuilder();

const work = (job: ShapeJob): ShapeMessage | undefined => {
  try {
    if (job === "build") return { type: "built", shapes: builder.build() };
    for (const each of job) builder.add(each);
    return undefined;
  } catch (error) {
    if (error instanceof TooManyPoints) return { type: "tooMany", message: error.message };
    throw error;
  }
};

port.on("message", (job: ShapeJob) => {
  const message = work(job);
  if (message) port.postMessage(message);
});
