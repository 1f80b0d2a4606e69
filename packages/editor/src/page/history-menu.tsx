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

/** All steps by their names, the newest first; to choose one brings the chart back to how it was after it. */
export const StepList = (): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const steps = useSession((now) => {
    const name = ({ name: step }: { name: StepName }) => describeStep(step, now, t);
    return { past: now.history.past.map(name), future: now.history.future.map(name) };
  });
  const past = steps.past.slice(-MOST_LISTED);
  const future = steps.future.slice(-MOST_LISTED);
  const hidden = steps.past.length > past.length;
  const entries: MenuEntry[] = [
    ...future.map((label, index) => ({
      id: `redo ${index}`,
      label,
      detail: t("editor.history.undone"),
      onAction: () => session.travelBack(index - future.length),
    })),
    ...past.toReversed().map((label, index) => ({
      id: `undo ${index}`,
      label,
      ...(index === 0 ? { detail: t("editor.history.now"), isDisabled: true } : {}),
      onAction: () => session.travelBack(index),
    })),
    ...(hidden
      ? []
      : [
          {
            id: "start",
            label: t("editor.history.start"),
            ...(past.length === 0 ? { detail: t("editor.history.now"), isDisabled: true } : {}),
            onAction: () => session.travelBack(past.length),
          },
        ]),
  ];
  return (
    <Menu
      label={t("editor.history")}
      trigger={
        <Button tone="quiet" size="small" isDisabled={past.length === 0 && future.length === 0}>
          {t("editor.history")}
        </Button>
      }
      entries={entries}
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
