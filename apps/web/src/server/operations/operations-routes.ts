import { type Context, Hono } from "hono";
import type { PageServices } from "../render/contract/page.ts";
import type { SecureVariables } from "../http/security-headers.ts";
import { answerTextError } from "../http/answer-error.ts";
import { isForeignWrite } from "../http/is-foreign-write.ts";
import { LOCALE_PATH, readPathLocale } from "../http/locale-path.ts";
import type { OperatorGate } from "./operator-gate.ts";
import type { OperationsReport } from "./operations-report.ts";
import { OPERATIONS_JSON_PATH, OPERATIONS_PATH, renderOperations } from "./render-operations.ts";
import { READ_AGAIN_PATH } from "./write-unreadable.ts";

export type OperationsServices = {
  gate: OperatorGate;
  collect: () => Promise<OperationsReport>;
  /** Drops what is kept of a dataset with cells that cannot be read; false where it is none of these. */
  readAgain: (id: string) => boolean;
  /** Of this server, as readers reach it: its pages alone may send the form. */
  origin: string;
  assets: PageServices["assets"];
  /** Leads to the same path in the reader's language. */
  toLocale: (context: Context) => Response;
};

/** The operators' page in four languages, and what it shows as JSON. */
export const makeOperationsRoutes = ({
  gate,
  collect,
  readAgain,
  origin,
  assets,
  toLocale,
}: OperationsServices): Hono<SecureVariables> => {
  const app = new Hono<SecureVariables>();
  const headers = { "Cache-Control": "no-store" };
  app.get(OPERATIONS_PATH, (context) => gate(context) ?? toLocale(context));
  app.get(`${LOCALE_PATH}${OPERATIONS_PATH}`, async (context: Context<SecureVariables>) => {
    const refusal = gate(context);
    if (refusal) return refusal;
    const locale = readPathLocale(context);
    const nonce = context.get("takeNonce")();
    const html = renderOperations(await collect(), { locale, assets: assets("studio"), nonce });
    return context.html(html, 200, headers);
  });
  app.post(`${LOCALE_PATH}${READ_AGAIN_PATH}`, async (context) => {
    if (isForeignWrite(context.req.raw.headers, [origin]))
      return answerTextError(403, "Pages of another origin may not do this.");
    const refusal = gate(context);
    if (refusal) return refusal;
    const { id } = await context.req.parseBody();
    if (typeof id === "string") readAgain(id);
    return context.redirect(`/${readPathLocale(context)}${OPERATIONS_PATH}`, 303);
  });
  app.get(OPERATIONS_JSON_PATH, async (context) => {
    return gate(context) ?? context.json(await collect(), 200, headers);
  });
  return app;
};
