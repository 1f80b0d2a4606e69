import { EMBED_FLAGS, type EmbedFlag, readEmbedFlags, writeEmbedFlags } from "@statelier/document";
import type { Catalogue } from "@statelier/ui/messages";
import { LocaleProvider, PlainButton, PlainCheckbox, useLocale, useT } from "@statelier/ui/plain";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { CopyButton } from "../site/copy-button.tsx";
import { buildSnippets, type Snippets } from "./build-snippets.ts";
import styles from "./embed-dialog.module.css";
import type { HostMessage } from "./host-messages.ts";

export type EmbedDialogProps = {
  publicUrl: string;
  chartKey: string;
  title: string;
  /** Parameters of the view that is shown. */
  params: string;
  onClose: () => void;
};

/** What authors are told of parts that they leave out. */
const NOTED_FLAGS = [
  { flag: "removeMoreOptionsButton", note: "embed.table" },
  { flag: "removeFootnotes", note: "embed.source" },
] as const;

/** Of the preview until it has said its own. */
const FIRST_HEIGHT = 560;

/** Setting a flag rewrites the address of this page; nothing is loaded. */
const useFlags = (): [readonly EmbedFlag[], (flag: EmbedFlag, isOn: boolean) => void] => {
  const [flags, setFlags] = useState(() =>
    readEmbedFlags(new URLSearchParams(globalThis.location.search)),
  );
  const set = (flag: EmbedFlag, isOn: boolean): void => {
    const next = EMBED_FLAGS.filter((each) => (each === flag ? isOn : flags.includes(each)));
    const url = new URL(globalThis.location.href);
    url.search = String(writeEmbedFlags(url.searchParams, next));
    globalThis.history.replaceState(null, "", url);
    setFlags(next);
  };
  return [flags, set];
};

const Preview = ({
  src,
  flags,
  height,
  onHeight,
}: {
  src: string;
  flags: readonly EmbedFlag[];
  height: number;
  onHeight: (height: number) => void;
}): ReactNode => {
  const t = useT();
  const ref = useRef<HTMLIFrameElement>(null);
  const [first] = useState(src);
  useEffect(() => {
    const say = (message: HostMessage) =>
      ref.current?.contentWindow?.postMessage(message, globalThis.origin);
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const isMine = source === ref.current?.contentWindow && origin === globalThis.origin;
      if (!isMine || typeof data !== "object" || data === null) return;
      const { type, height: reported } = data as { type?: unknown; height?: unknown };
      if (type === "statelier:resize" && typeof reported === "number") onHeight(reported);
      if (type !== "statelier:ready") return;
      say({ type: "statelier:hello" });
      say({ type: "statelier:set-flags", flags });
    };
    say({ type: "statelier:set-flags", flags });
    globalThis.addEventListener("message", onMessage);
    return () => globalThis.removeEventListener("message", onMessage);
  }, [flags, onHeight]);
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={t("embed.preview")}
      src={first}
      height={height}
    />
  );
};

const Snippet = ({ kind, text }: { kind: keyof Snippets; text: string }): ReactNode => {
  const t = useT();
  const id = useId();
  return (
    <section className={styles.snippet} aria-labelledby={id}>
      <strong id={id}>{t(`embed.${kind}`)}</strong>
      <p>{t(`embed.${kind}.why`)}</p>
      <textarea
        readOnly
        aria-labelledby={id}
        rows={kind === "link" ? 2 : 4}
        spellCheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={text} what={t(`embed.${kind}`)} />
    </section>
  );
};

const DialogContent = ({ publicUrl, chartKey, title, params }: EmbedDialogProps): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [flags, setFlag] = useFlags();
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const search = String(writeEmbedFlags(new URLSearchParams(params), flags));
  const pathOf = (form: string, query: string): string =>
    `/${locale}/${form}/${chartKey}${query === "" ? "" : `?${query}`}`;
  const snippets = buildSnippets({
    publicUrl,
    page: pathOf("v", search),
    embed: pathOf("embed", search),
    title,
    width: "100%",
    height,
  });
  const preview = new URLSearchParams([...new URLSearchParams(search), ["preview", "true"]]);
  return (
    <div className={styles.content}>
      <fieldset className={styles.flags}>
        <legend>{t("embed.flags")}</legend>
        {EMBED_FLAGS.map((flag) => (
          <PlainCheckbox
            key={flag}
            label={t(`embed.flag.${flag}`)}
            checked={flags.includes(flag)}
            onChange={(event) => setFlag(flag, event.target.checked)}
          />
        ))}
        <output>
          {NOTED_FLAGS.filter(({ flag }) => flags.includes(flag)).map(({ flag, note }) => (
            <p key={flag}>{t(note)}</p>
          ))}
        </output>
      </fieldset>
      <div className={styles.preview}>
        <Preview
          src={pathOf("embed", String(preview))}
          flags={flags}
          height={height}
          onHeight={setHeight}
        />
      </div>
      <div className={styles.snippets}>
        {(["frame", "element", "link"] as const).map((kind) => (
          <Snippet key={kind} kind={kind} text={snippets[kind]} />
        ))}
      </div>
    </div>
  );
};

const Dialog = (props: EmbedDialogProps): ReactNode => {
  const t = useT();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.setAttribute("closedby", "any");
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.currentTarget.isConnected) props.onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{t("embed.title")}</h2>
        <PlainButton onClick={() => ref.current?.close()}>{t("kit.close")}</PlainButton>
      </div>
      <DialogContent {...props} />
    </dialog>
  );
};

/** What an author needs to show the chart in another page: what to leave out, how it looks, what to paste. */
export const EmbedDialog = ({
  messages,
  ...props
}: EmbedDialogProps & { messages: Catalogue }): ReactNode => (
  <LocaleProvider locale={useLocale()} messages={messages}>
    <Dialog {...props} />
  </LocaleProvider>
);
