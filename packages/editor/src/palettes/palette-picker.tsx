import {
  CATEGORICAL_PALETTES,
  type CarriedPalette,
  type CustomPalette,
  DIMENSION_PALETTE_ID,
  DIVERGING_PALETTES,
  listPaletteStops,
  type PaletteType,
  SEQUENTIAL_PALETTES,
} from "@statelier/document";
import { Button, Select, useT } from "@statelier/ui";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { disabledBy } from "../controls/disabled-by.ts";
import { HEATMAP_NAMES, PALETTE_NAMES } from "../controls/palette-names.ts";
import { OwnPalettes, useLibrary } from "./own-palettes.tsx";
import { PalettePreview } from "./palette-preview.tsx";
import styles from "./palettes.module.css";

const NAMED: Readonly<Record<PaletteType, Readonly<Record<string, readonly string[]>>>> = {
  categorical: CATEGORICAL_PALETTES,
  sequential: SEQUENTIAL_PALETTES,
  diverging: DIVERGING_PALETTES,
};

const NAMES: Readonly<Record<string, string>> = { ...PALETTE_NAMES, ...HEATMAP_NAMES };

type Choice = CarriedPalette & { paletteId: string };

const listNamed = (types: readonly PaletteType[]): Choice[] =>
  types.flatMap((type) =>
    Object.entries(NAMED[type]).map(([paletteId, colors]) => ({
      paletteId,
      type,
      colors,
      name: NAMES[paletteId] ?? paletteId,
    })),
  );

/** The palettes of one's own that may be chosen here, and those that the chart brought from elsewhere. */
const listOwn = (
  types: readonly PaletteType[],
  palettes: readonly CustomPalette[],
  carried: Readonly<Record<string, CarriedPalette>>,
): Choice[] => {
  const known = new Set(palettes.map(({ paletteId }) => paletteId));
  const foreign = Object.entries(carried).flatMap(([paletteId, palette]) =>
    known.has(paletteId) ? [] : [{ ...palette, paletteId }],
  );
  return [...palettes, ...foreign].filter(({ type }) => types.includes(type));
};

/** The author's own palettes below the list, in place: nothing lies over the chart meanwhile. */
const OwnDialog = ({
  types,
  paletteId,
  onChoose,
  onClose,
}: {
  types: readonly PaletteType[];
  /** The one that is in use. */
  paletteId: string;
  onChoose: (palette: CustomPalette) => void;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const id = useId();
  const { library } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") onClose();
    };
    element?.addEventListener("keydown", onKey);
    return () => element?.removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <dialog open ref={dialog} aria-labelledby={id} className={styles["dialog"]}>
      <h4 id={id} className={styles["title"]}>
        {t("editor.palettes")}
      </h4>
      <OwnPalettes
        library={library}
        firstType={types[0] ?? "categorical"}
        onSaved={(palette, isNew) => {
          const isUsed = palette.paletteId === paletteId;
          if (types.includes(palette.type) && (isNew || isUsed)) onChoose(palette);
        }}
      />
      <div>
        <Button size="small" tone="quiet" onPress={onClose}>
          {t("kit.close")}
        </Button>
      </div>
    </dialog>
  );
};

/** One of the palettes of some types: named ones, the author's own, and the colours of the dataset where it has some. */
export const PalettePicker = ({
  types,
  value,
  hasDimensionColors = false,
  disabled,
  isTurned = false,
  onChoose,
}: {
  types: readonly PaletteType[];
  value: string;
  hasDimensionColors?: boolean;
  /** The chart has it the other way round. */
  isTurned?: boolean;
  /** Why none can be chosen. */
  disabled?: string | undefined;
  /** `own` is the palette itself where somebody made it. */
  onChoose: (paletteId: string, own?: CarriedPalette) => void;
}): ReactNode => {
  const t = useT();
  const { library } = useEditor();
  const { palettes } = useLibrary(library);
  const carried = useSession(({ config }) => config.extensions?.palettes ?? {});
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    opener.current?.focus();
  }, []);
  const own = listOwn(types, palettes, carried);
  const named = listNamed(types);
  const choices = [...own, ...named];
  const toOption = ({ paletteId, name }: Choice) => ({
    id: paletteId,
    label: name ?? t("editor.palettes.unnamed-one"),
  });
  const choose = (id: string): void => {
    const found = own.find(({ paletteId }) => paletteId === id);
    if (!found) return onChoose(id);
    const { name, type, colors } = found;
    return onChoose(id, { name, type, colors });
  };
  const preview = (id: string): ReactNode => {
    const palette = choices.find(({ paletteId }) => paletteId === id);
    if (!palette) return undefined;
    const { type, colors } = palette;
    return (
      <PalettePreview
        type={type}
        colors={isTurned ? listPaletteStops(colors).toReversed() : colors}
      />
    );
  };
  return (
    <div className={styles["picker"]}>
      <Select
        label={t("editor.palette")}
        options={[
          ...(hasDimensionColors
            ? [{ id: DIMENSION_PALETTE_ID, label: t("editor.palette.dimension") }]
            : []),
          ...(own.length > 0
            ? [
                { label: t("editor.palettes"), options: own.map(toOption) },
                { label: t("editor.palettes.named"), options: named.map(toOption) },
              ]
            : named.map(toOption)),
        ]}
        value={value}
        onChange={choose}
        preview={preview}
        {...disabledBy(disabled)}
      />
      {disabled === undefined && (
        <>
          {preview(value)}
          <div>
            <Button
              ref={opener}
              size="small"
              tone="quiet"
              aria-expanded={isOpen}
              onPress={() => setOpen(!isOpen)}
            >
              {t("editor.palettes.open")}
            </Button>
          </div>
          {isOpen && (
            <OwnDialog
              types={types}
              paletteId={value}
              onChoose={({ paletteId, name, type, colors }) =>
                onChoose(paletteId, { name, type, colors })
              }
              onClose={close}
            />
          )}
        </>
      )}
    </div>
  );
};
