import { Button, useT } from "@statelier/ui";
import { FailureNotice } from "@statelier/viewer";
import { Component, type ReactNode } from "react";
import { useEditor } from "../chart/editor-context.ts";
import { describeError } from "../session/describe-error.ts";

const Failure = ({ error }: { error: unknown }): ReactNode => {
  const t = useT();
  const { session } = useEditor();
  return (
    <FailureNotice
      error={describeError(error)}
      actions={<Button onPress={session.undo}>{t("kit.undo")}</Button>}
    />
  );
};

type Props = {
  /** What is drawn; another one is tried anew. */
  about: unknown;
  children: ReactNode;
};

type State = { failed?: { error: unknown } | undefined; about: unknown };

/** A part of the page that cannot be drawn is a box with a next step; the rest of the editor goes on. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { about: this.props.about };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ about }: Props, state: State): State | null {
    return about === state.about ? null : { about, failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <Failure error={failed.error} /> : this.props.children;
  }
}
