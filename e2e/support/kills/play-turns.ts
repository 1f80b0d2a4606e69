import type { ChartDocument } from "@statelier/document";
import type { OfficeProvider } from "../office-provider.ts";
import { call, makeAsk } from "./call-server.ts";
import { RELEASES, type Step, STORIES } from "./stories.ts";
import { START, type Turn } from "./turn.ts";
import { withTitle } from "../with-title.ts";

type Site = { url: string; provider: OfficeProvider; document: ChartDocument };

/** Two people sign in for the first time, and one of them begins a chart. */
const beginTurn = async (
  { url, provider, document }: Site,
  name: string,
  chief: string,
): Promise<Turn> => {
  const ask = makeAsk(url);
  const signIn = async (who: "author" | "heir") => {
    const cookie = await provider.openSession(`${name}-${who}`, "guests");
    const { person } = await call<{ person: { id: string }[] }>(ask, "user/data", cookie);
    return { cookie, id: person[0]?.id ?? "" };
  };
  const author = await signIn("author");
  const heir = await signIn("heir");
  const { key: chart } = await call<{ key: string }>(ask, "config-create", author.cookie, {
    data: withTitle(document, `${name} first`),
    published_state: "DRAFT",
  });
  return {
    name,
    cookies: { author: author.cookie, heir: heir.cookie, chief },
    names: { author: author.id, heir: heir.id, chart },
    is: START,
  };
};

type Told = { steps: readonly Step[]; dueAt: () => string };

/** What was played. */
export type Played = {
  turns: Turn[];
  /** Those that were acknowledged. */
  steps: Set<Step>;
};

/** Makes the calls of a story, and notes of each first what it may do, and then that it was acknowledged. */
const playTurn = async (
  { url, document }: Site,
  { turn, played }: { turn: Turn; played: Played },
  { steps, dueAt }: Told,
): Promise<void> => {
  const ask = makeAsk(url);
  for (const step of steps) {
    const { by, path, method, body, change, log, learn } = step;
    const told = { ...turn, document, dueAt };
    const sent = body(told);
    turn.mayBe = {
      ...turn.is,
      ...change(turn.is, sent),
      log: log === undefined ? turn.is.log : [...turn.is.log, log],
    };
    const answer = await call<Record<string, string>>(ask, path, turn.cookies[by], sent, method);
    turn.is = turn.mayBe;
    turn.mayBe = undefined;
    played.steps.add(step);
    if (learn) turn.names = { ...turn.names, ...(await learn(answer, told, ask)) };
  }
};

/** The stories in turn, each time one step less of them, so that what stands in between is also where somebody stopped. */
export const makeStorySteps = (): (() => readonly Step[]) => {
  const stories = Object.values(STORIES);
  let begun = 0;
  return () => {
    const story = stories[begun % stories.length] ?? [];
    const left = Math.floor(begun / stories.length) % story.length;
    begun += 1;
    return story.slice(0, story.length - left);
  };
};

const isGone = (error: unknown): boolean =>
  error instanceof TypeError && /fetch failed|terminated/.test(error.message);

/** Turn after turn until the server is gone; the first of them is a release. */
export const playUntilKilled = async (
  site: Site,
  { played, nextSteps }: { played: Played; nextSteps: () => readonly Step[] },
  given: { name: string; chief: string; worker: number; dueAt: () => string },
): Promise<void> => {
  const { name, chief, worker, dueAt } = given;
  const release = RELEASES[worker % RELEASES.length] ?? [];
  for (let at = 0; ; at += 1)
    try {
      const turn = await beginTurn(site, `${name}.${at}`, chief);
      played.turns.push(turn);
      await playTurn(site, { turn, played }, { steps: at === 0 ? release : nextSteps(), dueAt });
    } catch (error) {
      if (isGone(error)) return;
      throw error;
    }
};
