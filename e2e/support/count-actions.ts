import type { Page } from "@playwright/test";

type Counted = { clicks: number; keys: number };

/** Counts presses of the mouse and of keys over all pages that follow; a text that is filled in counts its letters. */
export const countActions = async (page: Page): Promise<() => Counted> => {
  const counted: Counted = { clicks: 0, keys: 0 };
  await page.exposeFunction("countAction", (kind: keyof Counted) => {
    counted[kind] += 1;
  });
  await page.addInitScript(() => {
    const count = (kind: string) => (): void =>
      (globalThis as unknown as { countAction(kind: string): void }).countAction(kind);
    addEventListener("pointerdown", count("clicks"), true);
    addEventListener("keydown", count("keys"), true);
  });
  return () => ({ ...counted });
};
