import { Button, useT } from "@statelier/ui";
import { FailureNotice, PartBoundary as Boundary } from "@statelier/viewer";
import { type ReactNode, useEffect, useRef } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { describeError } from "../session/describe-error.ts";

const Failure = ({ error, retry }: { error: unknown; retry: () => void }): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  const state = useSession((snapshot) => snapshot.state);
  const failing = useRef(state);
  useEffect(() => {
    if (state !== failing.current) retry();
  });
  return (
    <FailureNotice
      error={describeError(error)}
      actions={<Button onPress={session.undo}>{t("kit.undo")}</Button>}
    />
  );
};

/** What stands in place of a part that cannot be drawn: the last step can be undone, and another state is tried anew. */
export const showFailure = (error: unknown, retry: () => void): ReactNode => (
  <Failure error={error} retry={retry} />
);

/** A part of the editor that cannot be drawn is a box, and the others go on. */
export const PartBoundary = ({
  about,
  children,
}: {
  /** What is drawn, where it comes later than the state. */
  about?: unknown;
  children: ReactNode;
}): ReactNode => (
  <Boundary about={about} show={showFailure}>
    {children}
  </Boundary>
);
