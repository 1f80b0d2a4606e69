import type { Locale } from "@statelier/model";
import type { PageError } from "@statelier/viewer";
import { answerRefusal } from "./answer-error.ts";
import { chargeAnswer } from "./charge-work.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { PersonViewer } from "./viewer.ts";

/** Drafts are drawn anew for each who asks: what a page of one costs before it is sent. */
const DRAFT_PAGE = 10;

/** What a page says to whoever has caused too much work. */
export const describeTooMany = (seconds: number): PageError => ({
  code: "RATE_LIMITED",
  args: { seconds: String(seconds) },
});

/** Of the work that a person may cause, as their calls are. */
export const chargeDraftPage = async (
  limit: RateLimit,
  { viewer: { person }, locale }: { viewer: PersonViewer; locale: Locale },
  answer: () => Promise<Response>,
): Promise<Response> => {
  const caller = `person ${person.id}`;
  const seconds = await limit.take(caller, DRAFT_PAGE);
  if (seconds === 0) return chargeAnswer(await answer(), (work) => void limit.charge(caller, work));
  const refused = answerRefusal(locale, { status: 429, error: describeTooMany(seconds) });
  refused.headers.set("Retry-After", String(seconds));
  return refused;
};
