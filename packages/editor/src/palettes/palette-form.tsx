import {
  canAddColor,
  canApplyPalette,
  type CustomPalette,
  isPale,
  NEW_PALETTE_COLOR,
  PALETTE_LIMITS,
  PALETTE_TYPES,
  type PaletteType,
} from "@statelier/document";
import { Button, RadioGroup, TextField, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { ColorInput } from "../controls/color-input.tsx";
import controls from "../controls/controls.module.css";
import { RemoveButton } from "../controls/remove-button.tsx";
import { findAlike } from "./find-alike.ts";
import type { SaveResult } from "../session/palette-library.ts";
import { PalettePreview } from "./palette-preview.tsx";
import styles from "./palettes.module.css";
import { seeColor, VISIONS } from "./simulate-vision.ts";

export type Draft = Omit<CustomPalette, "paletteId"> & { paletteId?: string };

/** Pairs that are named before the rest is only counted. */
const NAMED_PAIRS = 3;

/** The palette as eyes of each kind see it, and what they take for one colour. */
const Looks = ({ type, colors }: Pick<Draft, "type" | "colors">): ReactNode => {
  const t = useT();
  const alike = type === "categorical" ? findAlike(colors) : [];
  return (
    <fieldset className={styles["looks"]} aria-label={t("editor.canvas.vision")}>
      {VISIONS.map((vision) => {
        const pairs = alike.find((each) => each.vision === vision)?.pairs ?? [];
        const named = pairs.slice(0, NAMED_PAIRS).map((pair) => pair.join("–"));
        return (
          <div key={vision} className={styles["look"]}>
            <span>{t(`editor.canvas.vision.${vision}`)}</span>
            <PalettePreview type={type} colors={colors.map((color) => seeColor(color, vision))} />
            {pairs.length > 0 && (
              <span className={controls["warning"]}>
                {t("editor.palettes.alike", { pairs: named.join(", ") })}
                {pairs.length > named.length && " …"}
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};

const ColorRows = ({
  colors,
  onChange,
}: {
  colors: readonly string[];
  onChange: (colors: string[]) => void;
}): ReactNode => {
  const t = useT();
  return (
    <fieldset className={styles["colors"]} aria-label={t("editor.palettes.colors")}>
      {colors.map((color, index) => {
        const name = t("editor.palettes.color", { number: index + 1 });
        return (
          // A colour is known by its place alone.
          <div key={index} className={styles["color"]}>
            <ColorInput
              label={`${name} · ${color}`}
              value={color}
              onChange={(next) => onChange(colors.with(index, next))}
            />
            <RemoveButton
              label={t("kit.remove-named", { name })}
              onPress={() => onChange(colors.toSpliced(index, 1))}
            />
            {isPale(color) && (
              <p className={`${controls["hint"]} ${controls["warning"]}`}>
                {t("editor.palettes.pale")}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};

const focusFirst = (form: HTMLElement | null): void => form?.querySelector("input")?.focus();

/** A palette while it is made or changed. */
export const PaletteForm = ({
  start,
  onSave,
  onCancel,
}: {
  start: Draft;
  onSave: (draft: Draft) => Promise<SaveResult>;
  onCancel: () => void;
}): ReactNode => {
  const t = useT();
  const [draft, setDraft] = useState(start);
  const [refusal, setRefusal] = useState<"taken" | "failed">();
  const { name, type, colors } = draft;
  const { least, most } = PALETTE_LIMITS[type];
  const change = (part: Partial<Draft>): void => {
    setRefusal(undefined);
    setDraft({ ...draft, ...part });
  };
  const save = async (): Promise<void> => {
    const saved = await onSave(draft);
    if (saved.type !== "saved") setRefusal(saved.type);
  };
  return (
    <form
      ref={focusFirst}
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (canApplyPalette(draft)) save().catch(globalThis.reportError);
      }}
    >
      <TextField
        label={t("editor.palettes.name")}
        value={name}
        maxLength={100}
        onChange={(value) => change({ name: value })}
        {...(refusal === "taken"
          ? { error: t("controls.custom-color-palettes.title-unavailable") }
          : {})}
      />
      <RadioGroup
        label={t("editor.palettes.type")}
        options={PALETTE_TYPES.map((value) => ({
          value,
          label: t(`editor.palettes.type.${value}`),
          description: t(`editor.palettes.type.${value}.hint`),
        }))}
        value={type}
        onChange={(value) => {
          const next = value as PaletteType;
          change({ type: next, colors: colors.slice(0, PALETTE_LIMITS[next].most) });
        }}
      />
      <ColorRows colors={colors} onChange={(next) => change({ colors: next })} />
      <div>
        <Button
          size="small"
          isDisabled={!canAddColor(draft)}
          onPress={() => change({ colors: [...colors, NEW_PALETTE_COLOR] })}
        >
          {t("editor.palettes.add-color")}
        </Button>
      </div>
      <p className={controls["hint"]}>
        {name.trim() === ""
          ? t("editor.palettes.unnamed")
          : t("editor.palettes.count", { count: colors.length, least, most })}
      </p>
      {colors.length > 0 && <Looks type={type} colors={colors} />}
      {refusal === "failed" && (
        <p className={`${controls["hint"]} ${controls["warning"]}`} role="alert">
          {t("editor.palettes.failed")}
        </p>
      )}
      <div className={styles["tools"]}>
        <Button size="small" tone="primary" type="submit" isDisabled={!canApplyPalette(draft)}>
          {t("kit.apply")}
        </Button>
        <Button size="small" onPress={onCancel}>
          {t("kit.cancel")}
        </Button>
      </div>
    </form>
  );
};
