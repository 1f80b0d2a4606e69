import { shareTurns } from "@statelier/cubes";
import "./set-node-env.ts";
import "./collect-sooner.ts";
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { collectAtRest } from "./collect-at-rest.ts";
import { type Config, ConfigError, formatHost, readConfig } from "./server/config/config.ts";
import { makeLog } from "./server/logging/log.ts";
import { closeInOrder } from "./server/http/close-in-order.ts";
import { makeHttpServer } from "./server/http/make-http-server.ts";
import { Readiness } from "./server/http/readiness.ts";
import { openBuiltRenderer, openDevelopmentRenderer } from "./server/renderer.ts";
import { openProduct } from "./server/services.ts";

const isDevelopment = process.env["NODE_ENV"] === "development";

const exitWithSentence = (error: unknown): never => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
};

const readConfigOrExit = (env: NodeJS.ProcessEnv): Config => {
  try {
    return readConfig(env);
  } catch (error) {
    return exitWithSentence(error);
  }
};

/** Bound before anything is opened, so that the port is known; requests wait until all is. */
const listen = async ({ port, host }: Config): Promise<number> => {
  server.on("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE";
    console.error(
      taken
        ? `PORT: ${port} is taken by another program. Set PORT to a free one.`
        : `The server could not listen on ${host}:${port}: ${error.message}`,
    );
    process.exit(1);
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
};

shareTurns();
const opened = Promise.withResolvers<RequestListener>();
const readiness = new Readiness();
const given = readConfigOrExit(process.env);
const server = makeHttpServer(opened.promise, { readiness, trustProxy: given.trustProxy });
const port = await listen(given);
const config = readConfigOrExit({ ...process.env, PORT: String(port) });
const log = makeLog(config.logLevel);
const renderer = await (isDevelopment ? openDevelopmentRenderer() : openBuiltRenderer());
const say = (line: string) => console.log(line);
const product = await openProduct(config, { log, renderer, say, readiness, isDevelopment }).catch(
  exitWithSentence,
);
opened.resolve(collectAtRest(renderer.makeListener(product.app)));

say(`Statelier is at http://${formatHost(config.host)}:${port}`);
if (product.signInPath) say(`To sign in, once: ${config.publicUrl}${product.signInPath}`);
say(`Charts are kept in ${config.databaseUrl ? "PostgreSQL" : config.dataDir}.`);
say(`Data come from ${config.sources.map(({ name, url }) => `${name} (${url})`).join(", ")}.`);
say(
  `To read another endpoint: STATELIER_SOURCES='[{"name":"mine","type":"sparql","url":"https://…/query"}]' npm start`,
);

const finish = async (drainMs: number): Promise<void> => {
  readiness.close();
  try {
    await closeInOrder(server, { ...config.closing, drainMs });
    await product.close();
    process.exit(0);
  } catch (error) {
    log.error("the end was not clean", { error });
    process.exit(1);
  }
};
process.once("SIGTERM", () => void finish(config.closing.drainMs));
// Whoever presses Ctrl+C has no balancer that must learn of it.
process.once("SIGINT", () => void finish(0));
process.on("unhandledRejection", (error) => log.error("a promise was left alone", { error }));
