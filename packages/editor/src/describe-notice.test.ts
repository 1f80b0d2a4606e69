import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { describeNotice } from "./describe-notice.ts";

test.each(UI_LOCALES)("the notice on losses names each of them: %s", async (locale) => {
  const t = createTranslator(locale, await loadMessages(locale, ["editor"]));
  const paths = ["chartConfigs.0.fields.y", "layout.type"];
  const { tone, text } = describeNotice({ type: "losses", paths }, t);
  expect(tone).toBe("error");
  expect(text).toContain("chartConfigs.0.fields.y, layout.type");
});
