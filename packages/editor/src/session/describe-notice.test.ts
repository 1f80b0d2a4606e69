import { DataError } from "@statelier/data";
import { createTranslator, loadMessages, UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { describeNotice } from "./describe-notice.ts";
import { describeError } from "./describe-error.ts";

test.each(UI_LOCALES)("notices name what is meant, and what helps: %s", async (locale) => {
  const t = createTranslator(
    locale,
    await loadMessages(locale, [
      "account",
      "kit",
      "layout",
      "viewer",
      "controls",
      "editor",
      "errors",
    ]),
  );
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
  const again = new Date("2026-11-21T10:43:30");
  const limited = describeNotice({ type: "error", error: limit, again }, t, locale);
  expect(limited.text).toContain(t("error.RATE_LIMITED.why"));
  expect(limited.text).toContain("10:43");

  const unknown = { code: "PUBLISH_UNANSWERED", args: {} } as const;
  const unanswered = describeNotice({ type: "error", error: unknown }, t, locale);
  expect(unanswered.title).not.toBe(t("error.PUBLISH_FAILED.title"));

  const args = { path: "chartConfigs.0.fields.x", problem: "found 7." };
  const invalid = { code: "DOCUMENT_INVALID", args } as const;
  const refused = describeNotice({ type: "error", error: invalid }, t, locale);
  expect(refused.text).toContain("chartConfigs.0.fields.x");
  expect(refused.text).toContain(t("editor.publish.kept"));

  const signedOut = { type: "error", error: { code: "NOT_SIGNED_IN", args: {} } } as const;
  const { link } = describeNotice(signedOut, t, locale, "/en/create/abc");
  expect(link?.href).toContain("/sign-in?return=%2Fen%2Fcreate%2Fabc");

  const long = (path: string) => {
    const given = { path, problem: "a title may have 1000 characters." };
    const tooLong = { code: "DOCUMENT_TOO_LARGE", args: given } as const;
    return describeNotice({ type: "error", error: tooLong }, t, locale).text;
  };
  const language = t("kit.locale.fr");
  expect(long("chartConfigs.1.meta.title.fr")).toContain(
    `${t("editor.text.title")}, ${language} (`,
  );
  expect(long("layout.meta.description.fr")).toContain(
    `${t("editor.text.description")}, ${language} (${t("editor.check.of-page")})`,
  );
  expect(long("layout.blocks.0.text.fr")).toContain(`${t("editor.blocks.text")}, ${language} (`);
  expect(long("chartConfigs.0.extensions.altText.fr")).toContain(t("editor.text.alt"));
  expect(long("chartConfigs.0.extensions.remarks.0.text.fr")).toContain(`, ${language} (`);
  expect(long("chartConfigs.0.fields.x")).toContain("chartConfigs.0.fields.x");

  const away = { code: "SERVER_AWAY", args: { status: "502" } } as const;
  expect(describeNotice({ type: "error", error: away }, t, locale).text).toContain("502");
});
