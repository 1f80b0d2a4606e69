import { join } from "node:path";
import { createServer } from "vite";
import { ROOT } from "./run-step.ts";

const server = await createServer({
  configFile: false,
  root: join(ROOT, "gallery"),
  server: { port: 4001 },
});
await server.listen();
server.printUrls();
