import { ROLES } from "@statelier/data";
import type { Person } from "../http/viewer.ts";
import { readText } from "./row-values.ts";
import type { SqlRow } from "./sql.ts";

export const parsePersonRow = (row: SqlRow): Person => ({
  id: String(row["id"]),
  name: String(row["name"]),
  email: readText(row["email"]),
  role: ROLES.find((role) => role === row["role"]) ?? "reader",
  provider: String(row["provider"]),
  subject: String(row["subject"]),
});
