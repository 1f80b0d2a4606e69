import { Hono } from "hono";
import { expect, test } from "vitest";
import { logRequests } from "./log-requests.ts";
import { makeLog } from "./log.ts";
import { referRequest } from "./request-reference.ts";

const start = (level: "info" | "debug") => {
  const lines: string[] = [];
  const app = new Hono();
  app.use(referRequest);
  app.use(logRequests(makeLog(level, (line) => lines.push(line))));
  app.get("/assets/*", (context) => context.text("script"));
  app.get("/broken", () => Promise.reject(new Error("disk on fire")));
  app.onError((_, context) => context.text("no", 500));
  app.get("*", (context) => context.text("page"));
  return { app, lines, read: () => lines.map((line) => JSON.parse(line) as object) };
};

test("each request is one line with its reference, without its parameters and who asked", async () => {
  const { app, lines, read } = start("info");
  const answer = await app.request("/de/v/abcdefghijkl?f.place=Bern&token=secret", {
    headers: {
      authorization: "Bearer secret",
      "user-agent": "Mozilla",
      "x-forwarded-for": "203.0.113.7",
      cookie: "secret",
    },
  });
  expect(read()).toEqual([
    {
      time: expect.any(String),
      level: "info",
      message: "a request was answered",
      reference: answer.headers.get("X-Request-Id"),
      method: "GET",
      path: "/de/v/abcdefghijkl",
      status: 200,
      milliseconds: expect.any(Number),
    },
  ]);
  expect(lines.join()).not.toMatch(/secret|Bern|Mozilla|203\.0/);
});

test("one that fails is logged with its status, files of the build only to who wants all", async () => {
  const quiet = start("info");
  await quiet.app.request("/broken");
  await quiet.app.request("/assets/a.js");
  expect(quiet.read()).toMatchObject([{ path: "/broken", status: 500 }]);
  const whole = start("debug");
  await whole.app.request("/assets/a.js");
  expect(whole.read()).toMatchObject([{ level: "debug", path: "/assets/a.js" }]);
});
