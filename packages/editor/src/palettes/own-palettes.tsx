import type { CustomPalette, PaletteType } from "@statelier/document";
import { Button, Notice, useT } from "@statelier/ui";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import controls from "../controls/controls.module.css";
import { useConfirm } from "../controls/use-confirm.tsx";
import { type Draft, PaletteForm } from "./palette-form.tsx";
import { PalettePreview } from "./palette-preview.tsx";
import type { PaletteLibrary, LibraryContent } from "../session/palette-library.ts";
import styles from "./palettes.module.css";

/** The palettes of the author, asked for when somebody first wants them. */
export const useLibrary = (library: PaletteLibrary): LibraryContent => {
  useEffect(() => {
    library.load().catch(globalThis.reportError);
  }, [library]);
  return useSyncExternalStore(library.subscribe, library.read, library.read);
};

const Entry = ({
  palette,
  onEdit,
  onRemove,
}: {
  palette: CustomPalette;
  onEdit: () => void;
  onRemove: () => void;
}): ReactNode => {
  const t = useT();
  const { name, type, colors } = palette;
  return (
    <li className={styles["entry"]}>
      <span className={styles["name"]}>{name}</span>
      <PalettePreview type={type} colors={colors} />
      <div className={styles["tools"]}>
        <Button size="small" aria-label={t("editor.palettes.edit", { name })} onPress={onEdit}>
          {t("editor.palettes.edit.short")}
        </Button>
        <Button
          size="small"
          tone="quiet"
          aria-label={t("editor.palettes.delete", { name })}
          onPress={onRemove}
        >
          {t("kit.delete")}
        </Button>
      </div>
    </li>
  );
};

/** What this browser kept before somebody signed in (D66). */
const TakeOver = ({ library, count }: { library: PaletteLibrary; count: number }): ReactNode => {
  const t = useT();
  return (
    <Notice
      actions={
        <Button
          size="small"
          onPress={() => {
            library.takeOver().catch(globalThis.reportError);
          }}
        >
          {t("editor.palettes.take-over")}
        </Button>
      }
    >
      {t("editor.palettes.left", { count })}
    </Notice>
  );
};

/** The author's palettes, to make, change and remove; `onSaved` is called with each that was made or changed. */
export const OwnPalettes = ({
  library,
  firstType = "categorical",
  onSaved,
}: {
  library: PaletteLibrary;
  /** What a new one begins as. */
  firstType?: PaletteType;
  onSaved?: (palette: CustomPalette, isNew: boolean) => void;
}): ReactNode => {
  const t = useT();
  const { palettes, left, isLoaded, error } = useLibrary(library);
  const [draft, setDraft] = useState<Draft>();
  const [hasFailed, setFailed] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const hadDraft = useRef(false);
  useEffect(() => {
    if (hadDraft.current && !draft) addButton.current?.focus();
    hadDraft.current = draft !== undefined;
  }, [draft]);
  const { ask, dialog } = useConfirm<CustomPalette>(({ name, paletteId }) => ({
    title: t("editor.palettes.delete", { name }),
    text: t("editor.palettes.delete.text"),
    action: t("kit.delete"),
    onConfirm: () => {
      library.remove(paletteId).then((isGone) => setFailed(!isGone), globalThis.reportError);
    },
  }));
  if (error && !isLoaded)
    return (
      <Notice
        tone="error"
        actions={<Button onPress={() => void library.load()}>{t("kit.retry")}</Button>}
      >
        {t("editor.palettes.unread")}
      </Notice>
    );
  if (draft)
    return (
      <PaletteForm
        start={draft}
        onCancel={() => setDraft(undefined)}
        onSave={async (changed) => {
          const saved = await library.save(changed);
          if (saved.type === "saved") {
            setDraft(undefined);
            onSaved?.(saved.palette, changed.paletteId === undefined);
          }
          return saved;
        }}
      />
    );
  return (
    <>
      {left.length > 0 && <TakeOver library={library} count={left.length} />}
      {isLoaded && palettes.length === 0 && (
        <p className={controls["hint"]}>{t("editor.palettes.none")}</p>
      )}
      <ul className={styles["list"]} aria-label={t("editor.palettes")}>
        {palettes.map((palette) => (
          <Entry
            key={palette.paletteId}
            palette={palette}
            onEdit={() => setDraft(palette)}
            onRemove={() => ask(palette)}
          />
        ))}
      </ul>
      {hasFailed && (
        <p className={`${controls["hint"]} ${controls["warning"]}`} role="alert">
          {t("editor.palettes.failed")}
        </p>
      )}
      <div>
        <Button
          ref={addButton}
          size="small"
          onPress={() => setDraft({ name: "", type: firstType, colors: [] })}
        >
          {t("login.profile.my-color-palettes.add")}
        </Button>
      </div>
      {dialog}
    </>
  );
};
