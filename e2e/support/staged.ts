import { prepareStage, type Stage } from "../../tools/shot-stage.ts";
import { test as base } from "./test.ts";

/** Tests with everything that the screens show. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [async ({ server }, use) => use(await prepareStage(server.url)), { scope: "worker" }],
});
