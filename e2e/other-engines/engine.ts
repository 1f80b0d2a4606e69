/** What a screen must show, and what it must not. */
export type Screen = {
  url: string;
  /** Of the chart's marks, the datasets, or what else the screen is for. */
  marks: string;
  /** How many of them there are, if not more than ten. */
  atLeast?: number;
};

export type Seen = { heading: string; marks: number; alerts: string[] };

/** A browser of another family than the one of the journeys. */
export type Engine = {
  /** Opens an address, waits until its marks are there, all of them, and answers what stands on the page and on the console. */
  visit(screen: Screen): Promise<{ seen: Seen; said: string[] }>;
  close(): Promise<void>;
};

/** Runs in the page. */
export const LOOK = `(marks) => ({
  heading: document.querySelector("h1, h2")?.textContent ?? "",
  marks: document.querySelectorAll(marks).length,
  alerts: [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent),
})`;

export const waitUntil = async (isDone: () => Promise<boolean>, what: string): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((done) => setTimeout(done, 250));
  }
};
