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

  const wrong: [string, Record<string, string>][] = [
    ["PORT", { PORT: "eighty" }],
    ["PORT", { PORT: "70000" }],
    ["STATELIER_PUBLIC_URL", { STATELIER_PUBLIC_URL: "javascript:alert(1)" }],
    ["STATELIER_PUBLIC_URL", { STATELIER_PUBLIC_URL: "https://me:secret@example.org" }],
    ["STATELIER_PUBLIC_URL", { STATELIER_PUBLIC_URL: "https://example.org/?q=1#f" }],
    ["STATELIER_BASE_IRI", { STATELIER_BASE_IRI: "https://example.org/no-slash" }],
    ["STATELIER_BASE_IRI", { STATELIER_BASE_IRI: "https://example.org/a b/" }],
    ["STATELIER_BASE_IRI", { STATELIER_BASE_IRI: "https://example.org/<>/" }],
    ["STATELIER_BASE_IRI", { STATELIER_BASE_IRI: "https://example.org/?a/" }],
    ["STATELIER_BASE_IRI", { STATELIER_BASE_IRI: "https://example.org/#a/" }],
    [
      "STATELIER_SOURCES.0.url: Expected an address without a password",
      { STATELIER_SOURCES: '[{"name":"a","type":"sparql","url":"https://me:secret@a"}]' },
    ],
    [
      "STATELIER_SOURCES.0.shapesUrl: Expected an address without a password",
      {
        STATELIER_SOURCES:
          '[{"name":"a","type":"sparql","url":"https://a","shapesUrl":"https://me:secret@b"}]',
      },
    ],
    [
      "STATELIER_SOURCES: Two sources have the same address",
      {
        STATELIER_SOURCES:
          '[{"name":"a","type":"sparql","url":"https://a"},{"name":"b","type":"sparql","url":"https://b","aliases":["https://a"]}]',
      },
    ],
    [
      "STATELIER_QUERY_TIMEOUT_MS: Expected a whole number from 100 to 2147483647",
      { STATELIER_QUERY_TIMEOUT_MS: "99999999999" },
    ],
    ["STATELIER_SOURCES", { STATELIER_SOURCES: "{" }],
    ["STATELIER_ACCESSIBILITY_CONTACT", { STATELIER_ACCESSIBILITY_CONTACT: "javascript:alert(1)" }],
    ["STATELIER_ACCESSIBILITY_ENFORCEMENT", { STATELIER_ACCESSIBILITY_ENFORCEMENT: "an office" }],
    ["STATELIER_ACCESSIBILITY_DATE", { STATELIER_ACCESSIBILITY_DATE: "31.03.2026" }],
    [
      "STATELIER_SOURCES.0.type",
      { STATELIER_SOURCES: '[{"name":"a","type":"csv","url":"https://a"}]' },
    ],
    [
      "STATELIER_SOURCES.0.location",
      { STATELIER_SOURCES: '[{"name":"a","type":"sql","url":"https://a"}]' },
    ],
    [
      "STATELIER_SOURCES.0.url",
      {
        STATELIER_SOURCES:
          '[{"name":"a","type":"sql","url":"https://me:secret@a","location":"/data"}]',
      },
    ],
    [
      "STATELIER_SOURCES.0.url",
      {
        STATELIER_SOURCES:
          '[{"name":"a","type":"sql","url":"postgres://a/b","location":"postgres://a/b"}]',
      },
    ],
    [
      "STATELIER_SOURCES.0.url",
      { STATELIER_SOURCES: '[{"name":"a","type":"sql","url":"/srv/data","location":"/srv/data"}]' },
    ],
    [
      "STATELIER_SOURCES.0.url",
      { STATELIER_SOURCES: '[{"name":"a","type":"sparql","url":"not a url"}]' },
    ],
    [
      "STATELIER_SOURCES.0.url",
      { STATELIER_SOURCES: '[{"name":"a","type":"sparql","url":"ftp://a"}]' },
    ],
    [
      "STATELIER_SOURCES.0.shapesUrl",
      {
        STATELIER_SOURCES:
          '[{"name":"a","type":"sparql","url":"https://a","shapesUrl":"geo.example"}]',
      },
    ],
    [
      "STATELIER_SOURCES: Two sources",
      {
        STATELIER_SOURCES:
          '[{"name":"a","type":"sparql","url":"https://a"},{"name":"a","type":"sparql","url":"https://b"}]',
      },
    ],
    ["PORT", { PORT: "  " }],
    ["HOST", { HOST: "local host" }],
    ["STATELIER_FRAME_ANCESTORS", { STATELIER_FRAME_ANCESTORS: "https://a.example;script-src" }],
    ["STATELIER_QUERY_TIMEOUT_MS", { STATELIER_QUERY_TIMEOUT_MS: "3000000000" }],
    ["STATELIER_DATABASE_URL", { STATELIER_DATABASE_URL: "postgresnonsense" }],
    ["STATELIER_DATABASE_URL", { STATELIER_DATABASE_URL: "mysql://localhost" }],
    ["STATELIER_TRUST_PROXY", { STATELIER_TRUST_PROXY: "yes" }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }],
    ["OTEL_EXPORTER_OTLP_HEADERS", { OTEL_EXPORTER_OTLP_HEADERS: "no header" }],
    ["STATELIER_OPERATIONS_TOKEN", { STATELIER_OPERATIONS_TOKEN: "short" }],
    ["STATELIER_PUBLISH_PER_HUOR", { STATELIER_PUBLISH_PER_HUOR: "3" }],
  ];
  it.each(wrong)("names %s when it is wrong", (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  const source = (fields: Record<string, unknown>) => ({
    STATELIER_SOURCES: JSON.stringify([{ name: "a", type: "sql", url: "https://a", ...fields }]),
  });
  it.each<[string, Record<string, string>]>([
    ["PORT: Expected a whole number from 0 to 65535.", { PORT: "eighty" }],
    ["PORT: Expected a whole number from 0 to 65535.", { PORT: "70000" }],
    [
      "STATELIER_PUBLISH_PER_HOUR: Expected a whole number from 1 to 2147483647.",
      { STATELIER_PUBLISH_PER_HOUR: "-3" },
    ],
    ['STATELIER_LOG: Expected one of "debug", "info", "warn", "error".', { STATELIER_LOG: "loud" }],
    ["STATELIER_SOURCES: Expected a list.", { STATELIER_SOURCES: "3" }],
    ["STATELIER_SOURCES: Expected at least 1 entry.", { STATELIER_SOURCES: "[]" }],
    ["STATELIER_SOURCES.0: Expected an object.", { STATELIER_SOURCES: "[3]" }],
    ['STATELIER_SOURCES.0.type: Expected one of "sparql", "sql".', source({ type: "csv" })],
    ["STATELIER_SOURCES.0.location is missing; expected a text.", source({})],
    ["STATELIER_SOURCES.0: editorURL is not known here.", source({ location: "/", editorURL: "" })],
    [
      "STATELIER_BASE_IRI: Expected an address that ends with a slash.",
      { STATELIER_BASE_IRI: "https://a.example/b" },
    ],
    [
      "STATELIER_DATABASE_URL: Expected an address that begins with postgres://.",
      { STATELIER_DATABASE_URL: "mysql://me:secret@localhost" },
    ],
    [
      "STATELIER_PUBLIC_URL: Expected an address that begins with http:// or https://.",
      { STATELIER_PUBLIC_URL: "example.org" },
    ],
  ])("says %s", (sentence, env) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence));
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
