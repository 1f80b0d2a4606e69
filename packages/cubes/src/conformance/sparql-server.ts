import { argv } from "node:process";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { listenProtocol } from "./listen-protocol.ts";

/** A SPARQL server of its own process: `node sparql-server.ts FILE` says its port to the parent. */
const { port } = await listenProtocol(await openEmbeddedStore({ file: argv[2] ?? "" }));
process.send?.(port);
process.on("disconnect", () => process.exit());
