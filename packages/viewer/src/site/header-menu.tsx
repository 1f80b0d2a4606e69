import { type ReactNode, useEffect, useRef } from "react";
import styles from "./site-frame.module.css";

type HeaderMenuProps = {
  /** What stands on the line that opens it. */
  title: ReactNode;
  /** What that line is called where its text does not say it. */
  label?: string;
  isOfAccount?: boolean;
  /** Entries of its list. */
  children: ReactNode;
};

/** A menu of the header. Escape and a press or the focus elsewhere close it; Escape gives the focus back to what opens it. */
export const HeaderMenu = ({
  title,
  label,
  isOfAccount = false,
  children,
}: HeaderMenuProps): ReactNode => {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => {
      if (box.current) box.current.open = false;
    };
    const onOutside = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape" || !box.current?.open) return;
      close();
      box.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
  return (
    <details ref={box} className={styles.sources} data-account={isOfAccount ? "" : undefined}>
      <summary aria-label={label}>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
};
