import { nextSteps, type StepName } from "@statelier/document";
import { Button, Menu, type MenuEntry, RedoIcon, Tooltip, UndoIcon, useT } from "@statelier/ui";
import type { ReactNode } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { describeStep } from "./describe-step.ts";
import { useNarrow } from "./use-narrow.ts";

const StepButton = ({ type, step }: { type: "undo" | "redo"; step: StepName | undefined }) => {
  const t = useT();
  const { session } = useEditor();
  const name = useSession((now) => (step ? describeStep(step, now, t) : ""));
  const text = step ? t(`editor.${type}.step`, { step: name }) : t(`kit.${type}`);
  return (
    <Tooltip text={text}>
      <Button
        aria-label={text}
        icon
        isDisabled={!step}
        onPress={type === "undo" ? session.undo : session.redo}
      >
        {type === "undo" ? <UndoIcon /> : <RedoIcon />}
      </Button>
    </Tooltip>
  );
};

/** Steps that are listed; older ones are reached by undoing these. */
const MOST_LISTED = 20;

/** The names of steps, the nearest last; `isCut`: there were earlier ones. */
type Steps = { past: readonly string[]; future: readonly string[]; isCut: boolean };

/** What the list of steps offers, the newest first. */
export const listStepEntries = (
  { past: all, future: undone, isCut }: Steps,
  t: ReturnType<typeof useT>,
  travelBack: (steps: number) => void,
): MenuEntry[] => {
  const past = all.slice(-MOST_LISTED);
  const future = undone.slice(-MOST_LISTED);
  const now = { detail: t("editor.history.now"), isDisabled: true };
  const start = {
    id: "start",
    label: t(isCut ? "editor.history.earliest" : "editor.history.start"),
    ...(past.length === 0 ? now : {}),
    onAction: () => travelBack(past.length),
  };
  return [
    ...future.map((label, index) => ({
      id: `redo ${index}`,
      label,
      detail: t("editor.history.undone"),
      onAction: () => travelBack(index - future.length),
    })),
    ...past.toReversed().map((label, index) => ({
      id: `undo ${index}`,
      label,
      ...(index === 0 ? now : {}),
      onAction: () => travelBack(index),
    })),
    ...(all.length > past.length ? [] : [start]),
    ...(isCut ? [{ id: "cut", label: t("editor.history.cut"), isDisabled: true }] : []),
  ];
};

/** All steps by their names; to choose one brings the chart back to how it was after it. */
export const StepList = (): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const steps = useSession((now): Steps => {
    const name = ({ name: step }: { name: StepName }) => describeStep(step, now, t);
    const { past, future, isCut = false } = now.history;
    return { past: past.map(name), future: future.map(name), isCut };
  });
  const isEmpty = steps.past.length === 0 && steps.future.length === 0 && !steps.isCut;
  return (
    <Menu
      label={t("editor.history")}
      trigger={
        <Button tone="quiet" size="small" isDisabled={isEmpty}>
          {t("editor.history")}
        </Button>
      }
      entries={listStepEntries(steps, t, session.travelBack)}
    />
  );
};

/** Undo, redo, and the list of all steps where there is room for it. */
export const HistoryMenu = (): ReactNode => {
  const steps = useSession(({ history }) => nextSteps(history));
  const isNarrow = useNarrow();
  return (
    <>
      <StepButton type="undo" step={steps.undo} />
      <StepButton type="redo" step={steps.redo} />
      {!isNarrow && <StepList />}
    </>
  );
};
