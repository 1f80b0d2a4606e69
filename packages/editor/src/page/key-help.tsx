import { Modal, Switch, useT } from "@statelier/ui";
import { openStorage } from "@statelier/viewer/browser-storage";
import { type ReactNode, useState } from "react";
import { hasSingleKeys, keepSingleKeys } from "../controls/single-keys.ts";
import styles from "./key-help.module.css";

/** What each key does, all but `take-back` wherever no text is being written. */
const KEYS = {
  undo: ["Ctrl Z"],
  redo: ["Ctrl Shift Z", "Ctrl Y"],
  find: ["/"],
  next: ["Ctrl Enter"],
  part: ["F6", "Shift F6"],
  help: ["?"],
  close: ["Esc"],
  "take-back": ["Esc"],
  "move-tab": ["Shift ←", "Shift →"],
  "move-block": ["←", "→", "↑", "↓"],
  "hold-block": ["Enter"],
  "walk-blocks": ["Page ↑", "Page ↓"],
  "resize-block": ["Shift ←", "Shift ↓"],
  "resize-start": ["Ctrl Shift ←", "Ctrl Shift ↑"],
} as const;

/** All keys of the editor at a glance. */
export const KeyHelp = ({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const [isOn, setOn] = useState(() => hasSingleKeys(openStorage()));
  return (
    <Modal title={t("editor.keys")} isOpen={isOpen} onClose={onClose}>
      <Switch
        isSelected={isOn}
        onChange={(next) => {
          keepSingleKeys(openStorage(), next);
          setOn(next);
        }}
        description={t("editor.keys.single.why")}
      >
        {t("editor.keys.single")}
      </Switch>
      <dl className={styles["keys"]}>
        {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((id) => (
          <div key={id}>
            <dt>{t(`editor.keys.${id}`)}</dt>
            {KEYS[id].map((key) => (
              <dd key={key}>
                <kbd>{key}</kbd>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Modal>
  );
};
