import type { LoggedAction } from "@statelier/data";
import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, it } from "vitest";
import { describeLogged } from "./describe-logged.ts";

const t = createTranslator("de", collectMessages("de", ["account"]));
const known = {
  people: [{ id: "DtRT-jvcmneN", name: "Nora" }],
  teams: [{ id: "eRX2O63fbsf7", name: "Publikationen" }],
  timeZone: "Europe/Zurich",
};

const logged = (action: string, subject: string, facts: LoggedAction["facts"] = {}) => ({
  action,
  subject,
  facts,
});

it.each([
  [
    logged("publish", "XZgzG3b4xz1V", { token: "run" }),
    { subject: "XZgzG3b4xz1V", detail: "mit dem Token run" },
  ],
  [
    logged("give", "jtsEMHfp0N0D", { to: ["eRX2O63fbsf7"], token: "a, b" }),
    { subject: "jtsEMHfp0N0D", detail: "Publikationen, mit dem Token a, b" },
  ],
  [
    logged("give-all", "MqKoPPHZUfK1", { to: ["DtRT-jvcmneN"], charts: 303 }),
    { subject: "MqKoPPHZUfK1", detail: "Nora: 303" },
  ],
  [
    logged("member", "eRX2O63fbsf7", { to: ["DtRT-jvcmneN"], isMember: false }),
    { subject: "Publikationen", detail: "− Nora" },
  ],
  [
    logged("person", "DtRT-jvcmneN", { role: "author", isBlocked: true }),
    { subject: "Nora", detail: "Autor/in, Gesperrt" },
  ],
  [logged("allow", "DtRT-jvcmneN", { charts: 0 }), { subject: "Nora", detail: "0" }],
  [
    logged("allow", "DtRT-jvcmneN", { charts: null }),
    { subject: "Nora", detail: "Vorgabe der Betreiberschaft" },
  ],
  [
    logged("rename-team", "Care", { name: "author, blocked" }),
    { subject: "Care", detail: "author, blocked" },
  ],
  [logged("forget", "MqKoPPHZUfK1"), { subject: "gelöschtes Konto MqKoPPHZUfK1", detail: "" }],
])("the log is in the language of the page: %o", (action, shown) => {
  expect(describeLogged(action, known, t)).toEqual(shown);
});

it("times of the log are those of the zone of the page", () => {
  const { detail } = describeLogged(
    logged("schedule", "XZgzG3b4xz1V", { at: "2999-01-01T07:30:00.000Z" }),
    known,
    t,
  );
  expect(detail).toContain("08:30");
});
