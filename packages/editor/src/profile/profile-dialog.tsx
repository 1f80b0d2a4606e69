import {
  type ConfigClient,
  hasRole,
  type Role,
  type StoredConfig,
  type StoredVersion,
  type ViewDays,
} from "@statelier/data";
import type { Locale } from "@statelier/model";
import { useT } from "@statelier/ui";
import { type LoadedEmbedDialog, loadEmbedDialog } from "@statelier/viewer/embed-dialog";
import type { ReactNode } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { listConsequences, listPassing } from "./list-consequences.ts";
import type { ChartAction } from "./list-actions.ts";
import type { ProfileChart } from "./list-charts.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { renameChart } from "./rename-chart.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { TeamDialog } from "./team-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";
import { ViewsDialog } from "./views-dialog.tsx";

/** What is asked or shown before something is done to a chart. */
export type OpenDialog = { chart: ProfileChart } & (
  | { type: "rename"; config: StoredConfig }
  | { type: "versions"; versions: readonly StoredVersion[] }
  | { type: "views"; views: ViewDays }
  | { type: "share"; embed: LoadedEmbedDialog }
  | { type: "team"; teams: readonly { id: string; name: string }[] }
  | { type: "hand-over"; team: string | undefined }
  | { type: "unpublish" | "remove" | "restore" | "give-back" | "schedule" }
);

/** Does something to a chart, and says that it was done. */
export type ProfileAct = (
  change: () => Promise<unknown>,
  done:
    | "rename"
    | "version"
    | "team"
    | "hand-over"
    | "give-back"
    | "schedule"
    | "reschedule"
    | "unschedule"
    | "unpublish"
    | "remove"
    | "restore"
    | "duplicate",
) => void;

/** With what its dialog needs of the server. Rejects with `DataError`. */
export const loadDialog = async (
  { configs, locale }: { configs: ConfigClient; locale: Locale },
  chart: ProfileChart,
  type: Exclude<ChartAction, "duplicate">,
): Promise<OpenDialog> => {
  if (type === "rename") return { type, chart, config: await configs.getConfig(chart.key) };
  if (type === "versions") return { type, chart, versions: await configs.listVersions(chart.key) };
  if (type === "views") return { type, chart, views: await configs.listViewDays(chart.key) };
  if (type === "share") return { type, chart, embed: await loadEmbedDialog(locale) };
  if (type === "team") return { type, chart, teams: await configs.listTeams() };
  if (type === "hand-over") {
    const teams = chart.teamId === null ? [] : await configs.listTeams();
    return { type, chart, team: teams.find(({ id }) => id === chart.teamId)?.name };
  }
  return { type, chart };
};

/** Not over what somebody else has published since the list was read. */
const restoreVersion = (
  configs: ConfigClient,
  { key, changedAt }: Pick<ProfileChart, "key" | "changedAt">,
  data: StoredVersion["data"],
): Promise<StoredConfig> =>
  configs.updateConfig({ key, data, published_state: "PUBLISHED", updated_at: changedAt });

export const ProfileDialog = ({
  open,
  role,
  timeZone,
  configs,
  publicUrl,
  onAct,
  onClose,
}: {
  open: OpenDialog;
  role: Role;
  timeZone: string;
  configs: ConfigClient;
  publicUrl: string;
  onAct: ProfileAct;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const { key, title } = open.chart;
  const name = title || t("account.chart.untitled");
  if (open.type === "rename")
    return (
      <RenameDialog
        name={name}
        config={open.config}
        warnings={listPassing(open.chart, { t, timeZone })}
        onRename={(titles) => onAct(() => renameChart(configs, open.config, titles), "rename")}
        onClose={onClose}
      />
    );
  if (open.type === "versions")
    return (
      <VersionsDialog
        name={name}
        chartKey={key}
        versions={open.versions}
        timeZone={timeZone}
        isPublished={open.chart.state === "published"}
        warnings={listPassing(open.chart, { t, timeZone })}
        canRestore={hasRole(role, "publisher")}
        onRestore={({ data }) => onAct(() => restoreVersion(configs, open.chart, data), "version")}
        onOlder={(before) => configs.listVersions(key, before)}
        onClose={onClose}
      />
    );
  if (open.type === "views")
    return <ViewsDialog name={name} all={open.chart.views} views={open.views} onClose={onClose} />;
  if (open.type === "share")
    return (
      <open.embed.Dialog
        messages={open.embed.messages}
        publicUrl={publicUrl}
        chartKey={key}
        title={name}
        params=""
        onClose={onClose}
      />
    );
  if (open.type === "team")
    return (
      <TeamDialog
        name={name}
        teamId={open.chart.teamId}
        teams={open.teams}
        onGive={(team_id) => onAct(() => configs.giveConfig({ key, team_id }), "team")}
        onClose={onClose}
      />
    );
  if (open.type === "hand-over")
    return (
      <HandOverDialog
        name={name}
        team={open.team}
        onHandOver={(email) => configs.handOver({ key, email })}
        onDone={() => onAct(() => Promise.resolve(), "hand-over")}
        onClose={onClose}
      />
    );
  if (open.type === "schedule")
    return (
      <ScheduleDialog
        name={name}
        publishAt={open.chart.publishAt}
        overtakenAt={open.chart.overtakenAt}
        isReplacedRemoved={open.chart.isReplacedRemoved}
        timeZone={timeZone}
        onSchedule={(publish_at) =>
          configs.releaseConfig({
            key,
            publish_at,
            ...(publish_at !== null && { updated_at: open.chart.changedAt }),
          })
        }
        onDone={(done) => onAct(() => Promise.resolve(), done)}
        onChanged={(failure) => onAct(() => Promise.reject(failure), "schedule")}
        onClose={onClose}
      />
    );
  const { type: step } = open;
  return (
    <ConfirmDialog
      step={step}
      name={name}
      consequences={listConsequences(step, open.chart, { t, timeZone })}
      onConfirm={() =>
        onAct(
          () => (step === "give-back" ? configs.giveBack(key) : configs.stepConfig(step, key)),
          step,
        )
      }
      onClose={onClose}
    />
  );
};
