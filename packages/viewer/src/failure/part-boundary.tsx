import { Component, type ReactNode } from "react";

type Props = {
  /** What is drawn; another one is tried anew. */
  about?: unknown;
  /** Stands in place of the part, which `retry` tries anew. */
  show: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};

type State = { failed?: { error: unknown } | undefined; about: unknown };

/** A part of the page that cannot be drawn is a box with a next step; the rest of the page goes on. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { about: this.props.about };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ about }: Props, state: State): State | null {
    return about === state.about ? null : { about, failed: undefined };
  }

  override componentDidCatch(error: unknown): void {
    globalThis.reportError(error);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const retry = (): void => this.setState({ failed: undefined });
    return failed ? this.props.show(failed.error, retry) : this.props.children;
  }
}
