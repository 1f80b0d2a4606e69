import { argv } from "node:process";

import { openEmbeddedStore } from "../embedded/embedded-store.ts";
import { listenProtocol } from "./listen-protocol.ts";

/** As much as a store can have: it tries what a source can do, not what it may. */
const MOST_BYTES = 4_000_000_000;

/** A SPARQL server of its own process: `node sparql-server.ts FILE` says its port to the parent. */
const [, , file = ""] = argv;
const { port } = await listenProtocol(await openEmbeddedStore({ file }, { maxBytes: MOST_BYTES }));
process.send?.(port);
process.on("disconnect", () => process.exit());
