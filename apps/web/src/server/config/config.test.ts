import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig, SETTINGS } from "./config.ts";

describe("configuration", () => {
  it("serves the bundled catalogue on port 4000 when nothing is set", () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      publicUrl: "http://localhost:4000",
      sources: [{ url: "embedded" }],
    });
  });

  const SOURCES = "STATELIER_SOURCES";
  const source = (fields: object, ...others: object[]): string =>
    JSON.stringify([{ name: "a", type: "sparql", url: "https://a", ...fields }, ...others]);
  const table = { type: "sql", location: "/data" };

  it.each<[setting: string, value: string, said?: string]>([
    ["PORT", "  "],
    ["HOST", "local host"],
    ["STATELIER_PUBLIC_URL", "javascript:alert(1)"],
    ["STATELIER_PUBLIC_URL", "https://me:secret@example.org"],
    ["STATELIER_PUBLIC_URL", "https://example.org/?q=1#f"],
    ["STATELIER_BASE_IRI", "https://example.org/a b/"],
    ["STATELIER_BASE_IRI", "https://example.org/<>/"],
    ["STATELIER_BASE_IRI", "https://example.org/?a/"],
    ["STATELIER_BASE_IRI", "https://example.org/#a/"],
    ["STATELIER_FRAME_ANCESTORS", "https://a.example;script-src"],
    ["STATELIER_DATABASE_URL", "postgresnonsense"],
    ["STATELIER_TRUST_PROXY", "yes"],
    ["STATELIER_OPERATIONS_TOKEN", "short"],
    ["STATELIER_ACCESSIBILITY_CONTACT", "javascript:alert(1)"],
    ["STATELIER_ACCESSIBILITY_ENFORCEMENT", "an office"],
    ["STATELIER_ACCESSIBILITY_DATE", "31.03.2026"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "no header"],
    ["STATELIER_PUBLISH_PER_HUOR", "3"],
    [SOURCES, "{"],
    [SOURCES, source({ url: "not a url" }), ".0.url"],
    [SOURCES, source({ url: "ftp://a" }), ".0.url"],
    [SOURCES, source({ url: "https://me:secret@a" }), ".0.url: Expected an address without a"],
    [SOURCES, source({ shapesUrl: "geo.example" }), ".0.shapesUrl"],
    [SOURCES, source({ shapesUrl: "https://me:secret@b" }), ".0.shapesUrl: Expected an address wi"],
    [SOURCES, source({ ...table, url: "https://me:secret@a" }), ".0.url"],
    [SOURCES, source({ ...table, url: "postgres://a/b" }), ".0.url"],
    [SOURCES, source({ ...table, url: "/srv/data" }), ".0.url"],
    [SOURCES, source({}, { name: "a", type: "sparql", url: "https://b" }), ": Two sources"],
    [
      SOURCES,
      source({}, { name: "b", type: "sparql", url: "https://b", aliases: ["https://a"] }),
      ": Two sources have the same address",
    ],
  ])("names %s where it is %s", (setting, value, said = "") => {
    expect(() => readConfig({ [setting]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [setting]: value })).toThrow(`${setting}${said}`);
  });

  it.each<[setting: string, value: string, said: string]>([
    ["PORT", "eighty", ": Expected a whole number from 0 to 65535."],
    ["PORT", "70000", ": Expected a whole number from 0 to 65535."],
    ["STATELIER_PUBLISH_PER_HOUR", "-3", ": Expected a whole number from 1 to 2147483647."],
    ["STATELIER_QUERY_TIMEOUT_MS", "1e9", ": Expected a whole number from 100 to 2147483647."],
    [
      "STATELIER_QUERY_TIMEOUT_MS",
      "3000000000",
      ": Expected a whole number from 100 to 2147483647.",
    ],
    ["STATELIER_LOG", "loud", ': Expected one of "debug", "info", "warn", "error".'],
    ["STATELIER_BASE_IRI", "https://a.example/b", ": Expected an address that ends with a slash."],
    [
      "STATELIER_DATABASE_URL",
      "mysql://me:secret@localhost",
      ": Expected an address that begins with postgres://.",
    ],
    [
      "STATELIER_PUBLIC_URL",
      "example.org",
      ": Expected an address that begins with http:// or https://.",
    ],
    [SOURCES, "3", ": Expected a list."],
    [SOURCES, "[]", ": Expected at least 1 entry."],
    [SOURCES, "[3]", ".0: Expected an object."],
    [SOURCES, source({ type: "csv" }), '.0.type: Expected one of "sparql", "sql".'],
    [SOURCES, source({ type: "sql" }), ".0.location is missing; expected a text."],
    [SOURCES, source({ ...table, editorURL: "" }), ".0: editorURL is not known here."],
  ])("says of %s what it may be instead of %s", (setting, value, said) => {
    expect(() => readConfig({ [setting]: value })).toThrow(new ConfigError(`${setting}${said}`));
  });

  it("reads a file, which the environment overrides", () => {
    const folder = mkdtempSync(join(tmpdir(), "config-"));
    const file = join(folder, "statelier.json");
    writeFileSync(file, JSON.stringify({ PORT: 5000, HOST: "0.0.0.0", STATELIER_LOG: "warn" }));
    expect(readConfig({ STATELIER_CONFIG: file, PORT: "5001" })).toMatchObject({
      port: 5001,
      host: "0.0.0.0",
      refreshMs: 60_000,
      logLevel: "warn",
    });
    writeFileSync(file, JSON.stringify({ PORT: true }));
    expect(() => readConfig({ STATELIER_CONFIG: file })).toThrow("PORT");
    writeFileSync(file, JSON.stringify({ PROT: 5000 }));
    expect(() => readConfig({ STATELIER_CONFIG: file })).toThrow("PROT");
    expect(() => readConfig({ STATELIER_CONFIG: join(folder, "absent.json") })).toThrow(
      "STATELIER_CONFIG",
    );
    rmSync(folder, { recursive: true });
  });

  it("sends traces where the standard variables say, and nowhere without them", () => {
    expect(readConfig({ OTEL_EXPORTER_OTLP_HEADERS: "a=b" }).traces).toBeUndefined();
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
        OTEL_EXPORTER_OTLP_HEADERS: "x-key=a=b, Authorization=Bearer c",
      }).traces,
    ).toEqual({
      endpoint: "http://collector:4318",
      headers: { "x-key": "a=b", Authorization: "Bearer c" },
    });
  });

  it("writes an IPv6 host in brackets", () => {
    expect(readConfig({ HOST: "::1" }).publicUrl).toBe("http://[::1]:4000");
  });

  it("takes origins with a port and all hosts below a domain", () => {
    const config = readConfig({
      STATELIER_FRAME_ANCESTORS: "https://*.example.org, http://localhost:3000",
    });
    expect(config.frameAncestors).toEqual(["https://*.example.org", "http://localhost:3000"]);
  });

  it("has a sentence for every setting", () => {
    for (const sentence of Object.values(SETTINGS)) expect(sentence).toMatch(/\.$/);
  });
});

describe("STATELIER_SIGN_IN", () => {
  const office = { id: "office", name: "Office", issuer: "https://login.example", clientId: "a" };
  const read = (providers: unknown, mode = "oidc") =>
    readConfig({ STATELIER_ACCOUNTS: mode, STATELIER_SIGN_IN: JSON.stringify(providers) }).accounts;

  it("names providers, by JSON in the environment", () => {
    expect(read([office])).toMatchObject({
      mode: "oidc",
      providers: [office],
      newRole: "publisher",
    });
    expect(read([{ ...office, issuer: "http://127.0.0.1:4001" }]).providers).toHaveLength(1);
  });

  it("leaves publishing to people, where the operator does not open it to everybody", () => {
    const publishing = (env: Record<string, string>) => readConfig(env).publish.by;
    const oidc = {
      STATELIER_ACCOUNTS: "oidc",
      STATELIER_SIGN_IN: JSON.stringify([office]),
    };
    expect(publishing({})).toBe("on");
    expect(publishing(oidc)).toBe("accounts");
    expect(publishing({ ...oidc, STATELIER_PUBLISHING: "on" })).toBe("on");
  });

  it.each([
    [[{ ...office, issuer: "http://login.example" }], "oidc", /https/],
    [[office, office], "oidc", /same id/],
    [[{ ...office, id: "Office 1" }], "oidc", /small letters/],
    [[office], "local", /STATELIER_ACCOUNTS=oidc/],
  ])("refuses %j with %s", (providers, mode, sentence) => {
    expect(() => read(providers, mode)).toThrow(sentence);
  });

  it("is needed where people sign in there, and is JSON", () => {
    expect(() => readConfig({ STATELIER_ACCOUNTS: "oidc" })).toThrow(/STATELIER_SIGN_IN/);
    const env = { STATELIER_ACCOUNTS: "oidc", STATELIER_SIGN_IN: "[" };
    expect(() => readConfig(env)).toThrow(/STATELIER_SIGN_IN is not JSON/);
  });
});
