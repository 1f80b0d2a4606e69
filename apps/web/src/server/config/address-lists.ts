import { z } from "zod";

const words = z.union([
  z.array(z.string()),
  z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean)),
]);

/** A scheme, a host (`*.` for all below it) and a port: nothing that could end a rule of the content policy. */
const ORIGIN = /^https?:\/\/(\*\.)?[\w.-]+(:\d{1,5})?\/?$/;

export const originsSchema = words.pipe(
  z.array(z.string().regex(ORIGIN, "Expected origins such as https://example.org")),
);

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/;

export const hostsSchema = words.pipe(
  z.array(z.string().regex(HOST, "Expected hosts such as hooks.example.org")),
);

export const headersSchema = z.string().transform((text, context): Record<string, string> => {
  const pairs = text.split(",").map((pair) => /^\s*([\w-]+)\s*=\s*([^\r\n]*?)\s*$/.exec(pair));
  if (pairs.some((pair) => !pair)) {
    context.addIssue({ code: "custom", message: "Expected name=value, separated by commas" });
    return z.NEVER;
  }
  return Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2] ?? ""]));
});
