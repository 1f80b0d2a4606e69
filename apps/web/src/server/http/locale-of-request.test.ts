import { expect, it } from "vitest";
import { localeOfRequest } from "./locale-of-request.ts";

it("takes the cookie before Accept-Language, and its order by weight (D49)", () => {
  expect(localeOfRequest({ cookie: "a=b; statelier-locale=it", acceptLanguage: "de" })).toBe("it");
  expect(
    localeOfRequest({ cookie: "statelier-locale=xx", acceptLanguage: "en;q=0.5, fr-CH;q=0.9" }),
  ).toBe("fr");
  expect(localeOfRequest({ acceptLanguage: "es, de;q=0" })).toBe("en");
  expect(localeOfRequest({})).toBe("en");
});
