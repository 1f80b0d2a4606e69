import type { AdministrationClient } from "@statelier/data";

/** Does something as an administrator, and says that it was done. */
export type Administer = (change: (client: AdministrationClient) => Promise<unknown>) => void;
