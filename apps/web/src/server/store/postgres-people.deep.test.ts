import { type PostgresServer, startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { afterAll, beforeAll } from "vitest";
import { makePostgresEngine } from "./conformance/postgres-engine.ts";
import { testOwnership } from "./conformance/test-ownership.ts";
import { testHandOver } from "./conformance/test-hand-over.ts";
import { testTokens } from "./conformance/test-tokens.ts";
import { testLog } from "./conformance/test-log.ts";
import { testMemberships } from "./conformance/test-memberships.ts";
import { testFollowing } from "./conformance/test-following.ts";
import { testReading } from "./conformance/test-reading.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 180_000);
afterAll(() => server.stop());

const POSTGRES = makePostgresEngine(() => server);

testOwnership(POSTGRES);
testHandOver(POSTGRES);
testTokens(POSTGRES);
testLog(POSTGRES);
testMemberships(POSTGRES);
testFollowing(POSTGRES);
testReading(POSTGRES);
