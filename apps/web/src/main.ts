import { createServer } from "node:http";
import { ConfigError, readConfig } from "./server/config.ts";
import { makeLog } from "./server/log.ts";
import { openBuiltRenderer, openDevelopmentRenderer } from "./server/renderer.ts";
import { openProduct } from "./server/services.ts";

const isDevelopment = process.env["NODE_ENV"] === "development";

const readConfigOrExit = () => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const config = readConfigOrExit();
const log = makeLog(config.logLevel);
const renderer = await (isDevelopment ? openDevelopmentRenderer() : openBuiltRenderer());
const say = (line: string) => console.log(line);
const product = await openProduct(config, { log, renderer, say, isDevelopment });

const server = createServer(renderer.makeListener(product.app));
server.on("error", (error: NodeJS.ErrnoException) => {
  const taken = error.code === "EADDRINUSE";
  console.error(
    taken
      ? `PORT: ${config.port} is taken by another program. Set PORT to a free one.`
      : `The server could not listen on ${config.host}:${config.port}: ${error.message}`,
  );
  process.exit(1);
});

server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  console.log(`Statelier is at http://${config.host}:${port}`);
  console.log(`Charts are kept in ${config.databaseUrl ? "PostgreSQL" : config.dataDir}.`);
  console.log(
    `Data come from ${config.sources.map(({ name, url }) => `${name} (${url})`).join(", ")}.`,
  );
  console.log(
    `To read another endpoint: STATELIER_SOURCES='[{"name":"mine","type":"sparql","url":"https://…/query"}]' npm start`,
  );
});

/** Connections that stay open are not waited for longer than this. */
const LONGEST_CLOSE_MS = 5_000;

const finish = () => {
  product.close().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error("the end was not clean", { error });
      process.exit(1);
    },
  );
};

const close = () => {
  server.close(finish);
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), LONGEST_CLOSE_MS).unref();
};
process.once("SIGTERM", close);
process.once("SIGINT", close);
process.on("unhandledRejection", (error) => log.error("a promise was left alone", { error }));
