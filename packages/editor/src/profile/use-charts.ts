import { type ConfigClient, DataError, type HeldChart } from "@statelier/data";
import type { Toasts } from "@statelier/ui";
import { useT } from "@statelier/ui";
import { buildErrorWords, describeFailure } from "@statelier/viewer";
import { useEffect, useState } from "react";

type LoadedCharts =
  | { type: "loading" }
  | { type: "failed"; error: DataError }
  | { type: "loaded"; charts: readonly HeldChart[] };

type ChartsOfPerson = {
  loaded: LoadedCharts;
  /** Does something to a chart, says what came of it and reads the list again. */
  act: (change: () => Promise<unknown>, done: string) => Promise<void>;
};

/** The charts of whoever is signed in. */
export const useCharts = (configs: ConfigClient, toasts: Toasts): ChartsOfPerson => {
  const t = useT();
  const [loaded, setLoaded] = useState<LoadedCharts>({ type: "loading" });
  const [round, setRound] = useState(0);
  useEffect(() => {
    configs.listConfigs().then(
      (charts) => setLoaded({ type: "loaded", charts }),
      (error: unknown) => {
        if (!(error instanceof DataError)) throw error;
        setLoaded({ type: "failed", error });
      },
    );
  }, [configs, round]);
  const act = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await change();
      toasts.show({ tone: "good", title: done });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const { title, todo } = buildErrorWords(describeFailure(error, {}), t);
      toasts.show({ tone: "error", title: t("account.failed"), text: `${title}. ${todo}` });
    }
    setRound((count) => count + 1);
  };
  return { loaded, act };
};
