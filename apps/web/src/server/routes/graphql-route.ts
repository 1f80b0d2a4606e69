import type { Asker } from "@statelier/cubes";
import type { Context } from "hono";
import { takeWork } from "../http/charge-work.ts";
import { makeTurns } from "../turns/take-turns.ts";

export type AnswerGraphql = (request: Request, asker?: Asker) => Promise<Response>;

/** Answers `/api/graphql`: large work of one caller is charged before it is done, and done one after the other. */
export const makeGraphqlRoute = (
  graphql: AnswerGraphql,
  callerOf: (context: Context) => string,
): ((context: Context) => Promise<Response>) => {
  const takeTurn = makeTurns();
  return async (context) => {
    const answer = await graphql(context.req.raw, {
      take: (work) => takeWork(context, work),
      inTurn: (act) => takeTurn(callerOf(context), act),
    });
    if (answer.status === 405) answer.headers.set("Allow", "GET, POST");
    return answer;
  };
};
