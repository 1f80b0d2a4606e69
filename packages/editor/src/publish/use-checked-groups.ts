import { useEffect, useState } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { drawUnseen } from "./draw-unseen.ts";
import type { CheckGroup, PublishCheck } from "./list-publish-checks.ts";
import { usePublishChecks } from "./use-publish-checks.ts";

const isUnseen = ({ type }: PublishCheck): boolean => type === "unseen";

/** Charts that the author has not looked at are drawn now, and checked as the others. */
export const useCheckedGroups = (given: readonly CheckGroup[]): readonly CheckGroup[] => {
  const editor = useEditor();
  const check = usePublishChecks();
  const [checked, setChecked] = useState<readonly CheckGroup[]>();
  const isPending = !checked && given.some(({ checks }) => checks.some(isUnseen));
  useEffect(() => {
    if (!isPending) return undefined;
    let isLeft = false;
    void drawUnseen(editor).then(() => {
      if (!isLeft) setChecked(check());
    });
    return () => {
      isLeft = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is called reads what stands there then
  }, [isPending]);
  if (checked || !isPending) return checked ?? given;
  return given.map((group) => ({
    ...group,
    checks: group.checks.map((each) => (isUnseen(each) ? { type: "drawing", count: 1 } : each)),
  }));
};
