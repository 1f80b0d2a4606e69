import { config } from "zod";

// The schemas of documents would try `new Function`, which the policy of these pages forbids and Firefox reports.
config({ jitless: true });
