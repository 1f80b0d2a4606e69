import { type Block, type StepName, typeOfLayout } from "@statelier/document";
import type { Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { nameActiveChart } from "../chart/name-chart.ts";
import { nameBlock } from "../chart/name-block.ts";
import type { SessionSnapshot } from "../session/session-snapshot.ts";
import { describeStep } from "./describe-step.ts";

type Moment = Pick<SessionSnapshot, "state" | "history" | "config" | "components">;

/** A step that was taken back or brought again. */
const findTravel = (
  before: Moment,
  now: Moment,
): { type: "undone" | "redone"; step: StepName } | undefined => {
  const [was, is] = [before.history, now.history];
  if (is.past.length < was.past.length && is.future.length > was.future.length) {
    const step = was.past[is.past.length]?.name;
    return step && { type: "undone", step };
  }
  const step = is.past.at(-1)?.name;
  const isAgain = step && was.future.some(({ name }) => name === step);
  return isAgain && is.future.length < was.future.length ? { type: "redone", step } : undefined;
};

/** Blocks that only the second of two moments has. */
const listNew = (before: Moment, now: Moment): Block[] =>
  now.state.layout.blocks.filter(
    ({ key }) => !before.state.layout.blocks.some((block) => block.key === key),
  );

/** The block that has come, unless it was there before and comes back. */
export const findAdded = (before: Moment, now: Moment): Block | undefined =>
  findTravel(before, now) ? undefined : listNew(before, now)[0];

/** Another screen, which comes without a page being loaded. */
const describeScreen = (
  { state: { state: before } }: Moment,
  { state }: Moment,
  locale: Locale,
  t: Translator,
): string | undefined => {
  if (before !== "PUBLISHING" && state.state === "PUBLISHING") return t("editor.publishing");
  if (before === "CONFIGURING_CHART" && state.state === "LAYOUTING")
    return t("editor.news.layouting", {
      kind: t(`editor.layout.kind.${typeOfLayout(state.layout)}`),
    });
  return before === "LAYOUTING" && state.state === "CONFIGURING_CHART"
    ? t("editor.news.configuring", { name: nameActiveChart(state, locale, t) })
    : undefined;
};

/** What has come, gone, or been taken back, for those who do not see it; undefined where nothing has. */
export const describeNews = (
  before: Moment,
  now: Moment,
  locale: Locale,
  t: Translator,
): string | undefined => {
  const travel = findTravel(before, now);
  if (travel) return t(`editor.news.${travel.type}`, { step: describeStep(travel.step, now, t) });
  const added = findAdded(before, now);
  if (added) return t("editor.news.added", { name: nameBlock(added, now.state, locale, t) });
  const [removed] = listNew(now, before);
  if (removed)
    return t("editor.news.removed", { name: nameBlock(removed, before.state, locale, t) });
  return describeScreen(before, now, locale, t);
};
