import type { BuiltShapes, ValueTexts } from "./shape-builder.ts";

/** What is said to the thread that builds shapes: texts as they arrive, and that these were all. */
export type ShapeJob = ValueTexts[] | "build";

export type ShapeMessage =
  | { type: "built"; shapes: BuiltShapes }
  | { type: "tooMany"; message: string };
