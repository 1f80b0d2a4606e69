import { createTranslator } from "@statelier/ui/messages";
import { collectMessages } from "@statelier/ui/all-messages";
import { expect, it } from "vitest";
import { describeLogged } from "./describe-logged.ts";

const t = createTranslator("de", collectMessages("de", ["account"]));
const known = {
  people: [{ id: "DtRT-jvcmneN", name: "Nora" }],
  teams: [{ id: "eRX2O63fbsf7", name: "Publikationen" }],
};

const logged = (action: string, subject: string, detail = "") => ({ action, subject, detail });

it.each([
  [
    logged("publish", "XZgzG3b4xz1V", "by the token run"),
    { subject: "XZgzG3b4xz1V", detail: "mit dem Token run" },
  ],
  [
    logged("give", "jtsEMHfp0N0D", "eRX2O63fbsf7, by the token run"),
    { subject: "jtsEMHfp0N0D", detail: "Publikationen, mit dem Token run" },
  ],
  [
    logged("give-all", "MqKoPPHZUfK1", "DtRT-jvcmneN: 303"),
    { subject: "MqKoPPHZUfK1", detail: "Nora: 303" },
  ],
  [
    logged("person", "DtRT-jvcmneN", "author, blocked"),
    { subject: "Nora", detail: "Autor/in, Gesperrt" },
  ],
  [logged("forget", "MqKoPPHZUfK1"), { subject: "gelöschtes Konto MqKoPPHZUfK1", detail: "" }],
])("the log is in the language of the page: %o", (action, shown) => {
  expect(describeLogged(action, known, t)).toEqual(shown);
});
