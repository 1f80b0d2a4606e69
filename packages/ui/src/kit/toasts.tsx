import type { ReactNode } from "react";
import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { joinClasses } from "../styles/join-classes.ts";
import { useT } from "../messages/locale-provider.tsx";
import type { NoticeTone } from "../plain/notice.tsx";
import { CrossIcon } from "./icons.tsx";
import styles from "./toasts.module.css";

/** A passing message; an error stays until it is closed, and none goes while it has the focus or the pointer. */
export type ToastMessage = {
  readonly tone?: NoticeTone;
  readonly title: string;
  readonly text?: string;
  readonly link?: { readonly href: string; readonly label: string };
};

const VISIBLE_MS = 5000;
/** Long enough to come to the link by keyboard or screen reader. */
const VISIBLE_WITH_LINK_MS = 20_000;

/** A list of passing messages, shown by a `ToastRegion`. */
export class Toasts {
  readonly queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

  /** Answers with what takes the message away. */
  show(message: ToastMessage): () => void {
    const timeout = message.link ? VISIBLE_WITH_LINK_MS : VISIBLE_MS;
    const key = this.queue.add(message, message.tone === "error" ? {} : { timeout });
    return () => this.queue.close(key);
  }
}

/** The place at the foot of the page where passing messages appear. */
export const ToastRegion = ({ toasts }: { toasts: Toasts }): ReactNode => {
  const t = useT();
  return (
    <AriaToastRegion
      queue={toasts.queue}
      aria-label={t("kit.notifications")}
      className={joinClasses(styles.region)}
    >
      {({ toast }) => {
        const { tone = "info", title, text, link } = toast.content;
        return (
          <AriaToast toast={toast} className={joinClasses(styles.toast, styles[tone])}>
            <ToastContent className={joinClasses(styles.content)}>
              <Text slot="title" className={joinClasses(styles.title)}>
                {title}
              </Text>
              {text !== undefined && <Text slot="description">{text}</Text>}
              {link !== undefined && <a href={link.href}>{link.label}</a>}
            </ToastContent>
            <AriaButton
              slot="close"
              aria-label={t("kit.close")}
              className={joinClasses(styles.close)}
            >
              <CrossIcon />
            </AriaButton>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
};
