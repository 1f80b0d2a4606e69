import { DataError } from "@statelier/data";
import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { describeNotice } from "./describe-notice.ts";
import { describeError } from "./describe-error.ts";

test.each(UI_LOCALES)("notices name what is meant, and what helps: %s", async (locale) => {
  const t = createTranslator(locale, await loadMessages(locale, ["editor", "errors"]));
  const paths = ["chartConfigs.0.fields.y", "layout.type"];
  const losses = describeNotice({ type: "losses", paths }, t, "en");
  expect(losses.tone).toBe("error");
  expect(losses.text).toContain("chartConfigs.0.fields.y, layout.type");

  const error = new DataError("INTERNAL", "no", { args: { reference: "0badcafe" } });
  const failure = describeNotice({ type: "error", error: describeError(error) }, t, "en");
  expect(failure.title).toBe(t("error.PUBLISH_FAILED.title"));
  expect(failure.text).toContain("0badcafe");

  const resumed = describeNotice({ type: "edit-resumed", key: "public000001" }, t, "en");
  expect(resumed.title).toBe(t("editor.resumed"));
  expect(resumed.link?.href).toBe("/en/create/new?edit=public000001&anew=true");

  const offline = describeNotice({ type: "offline" }, t, "en");
  expect(offline.title).toBe(t("error.OFFLINE.title"));
  expect(offline.text).toContain(t("editor.offline.again"));

  const limit = { code: "RATE_LIMITED", args: { seconds: "90" } } as const;
  const limited = describeNotice({ type: "error", error: limit }, t, "en");
  expect(limited.text).toContain(t("error.RATE_LIMITED.todo", limit.args));
});
