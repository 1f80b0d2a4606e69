import { DataError } from "@statelier/data";
import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { describeNotice } from "./describe-notice.ts";
import { describeError } from "./describe-error.ts";

test.each(UI_LOCALES)("the notice on losses names each of them: %s", async (locale) => {
  const t = createTranslator(locale, await loadMessages(locale, ["editor"]));
  const paths = ["chartConfigs.0.fields.y", "layout.type"];
  const { tone, text } = describeNotice({ type: "losses", paths }, t);
  expect(tone).toBe("error");
  expect(text).toContain("chartConfigs.0.fields.y, layout.type");
});

test.each(UI_LOCALES)(
  "a failed publication shows the author the server's reference: %s",
  async (locale) => {
    const t = createTranslator(locale, await loadMessages(locale, ["editor", "errors"]));
    const failure = new DataError("INTERNAL", "no", { args: { reference: "0badcafe" } });
    const { title, text } = describeNotice({ type: "error", error: describeError(failure) }, t);
    expect(title).toBe(t("error.PUBLISH_FAILED.title"));
    expect(text).toContain("0badcafe");
  },
);

test.each(UI_LOCALES)(
  "a failed publication says what helps against its cause: %s",
  async (locale) => {
    const t = createTranslator(locale, await loadMessages(locale, ["editor", "errors"]));
    const error = { code: "RATE_LIMITED", args: { seconds: "90" } } as const;
    const { text } = describeNotice({ type: "error", error }, t);
    expect(text).toContain(t("error.RATE_LIMITED.todo", error.args));
  },
);
