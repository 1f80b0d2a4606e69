import { useT } from "@statelier/ui";
import type { SiteServices } from "@statelier/viewer";
import { type ReactNode, useMemo } from "react";
import { OwnPalettes } from "../palettes/own-palettes.tsx";
import { openPaletteLibrary } from "../palettes/open-palette-library.ts";
import styles from "./profile-page.module.css";

/** The palettes of whoever is signed in; charts keep the colours that they have. */
export const PalettesPanel = ({ account }: Pick<SiteServices, "account">): ReactNode => {
  const t = useT();
  const library = useMemo(() => openPaletteLibrary({ account }), [account]);
  return (
    <div className={styles["palettes"]}>
      <p>{t("account.palettes.why")}</p>
      <OwnPalettes library={library} />
    </div>
  );
};
