import { formatInZone } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { ProfileChart } from "./list-charts.ts";

/** What is asked about before it is done to a chart. */
export type ConfirmedStep = "unpublish" | "remove" | "restore" | "give-back";

type Words = { t: Translator; timeZone: string };

const sayFirst = (
  step: ConfirmedStep,
  { state, formerOwnerName }: Pick<ProfileChart, "state" | "formerOwnerName">,
  t: Translator,
): string => {
  if (step === "give-back") return t("account.give-back.why", { name: formerOwnerName ?? "" });
  if (step !== "remove" || state === "published") return t(`account.${step}.why`);
  return t(state === "scheduled" ? "account.remove.why.scheduled" : "account.remove.why.private");
};

/** What follows for readers and for whoever does it, and what becomes of drafts that would replace the chart at a time. */
export const listConsequences = (
  step: ConfirmedStep,
  chart: Pick<ProfileChart, "state" | "formerOwnerName" | "releases">,
  { t, timeZone }: Words,
): string[] => [
  sayFirst(step, chart, t),
  ...(step === "unpublish" || step === "remove" ? chart.releases : []).map((at) =>
    t(step === "remove" ? "account.remove.awaited" : "account.unpublish.awaited", {
      date: formatInZone(at, timeZone),
    }),
  ),
];

/** What is changed now in a chart that drafts replace at a time is lost then. */
export const listPassing = (
  { releases }: Pick<ProfileChart, "releases">,
  { t, timeZone }: Words,
): string[] =>
  releases.map((at) => t("account.update.awaited", { date: formatInZone(at, timeZone) }));
