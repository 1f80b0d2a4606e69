import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The editor as an author uses it: fields with their controls, and the chart beside them. */
export class FieldEditor {
  readonly page: Page;
  readonly chart: Locator;
  readonly #settings: Locator;
  #field = "";

  constructor(page: Page) {
    this.page = page;
    this.chart = page.getByRole("region", { name: "Chart as readers see it" });
    this.#settings = page.getByRole("region", { name: "Chart settings" });
  }

  async open(dataset: string): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: "reduce" });
    const cube = encodeURIComponent(`http://localhost:4000/cube/${dataset}`);
    await this.page.goto(`/en/create/new?cube=${cube}`);
    await this.page.waitForURL(/\/create\/[\w-]{12}$/);
    await this.#drawn();
  }

  async #drawn(): Promise<void> {
    await expect(this.chart.locator("svg g.texts").first()).toBeVisible();
  }

  async setType(name: string): Promise<void> {
    await this.openTask("Chart");
    const radio = this.page.getByRole("radio", { name, exact: true });
    if (!(await radio.isVisible()))
      await this.#settings.getByRole("button", { name: /^Chart type/, expanded: false }).click();
    await radio.focus();
    await this.page.keyboard.press("Space");
    await expect(radio).toBeChecked();
    await this.#drawn();
  }

  async openTask(name: string): Promise<void> {
    const task = this.page
      .getByRole("navigation", { name: "Tasks" })
      .getByRole("button", { name, exact: true });
    await task.click();
    await expect(task).toHaveAttribute("aria-current", "true");
  }

  /** Takes the series away that a first chart of several has. */
  async dropSeries(): Promise<void> {
    await this.field("Series");
    const shown = await (await this.component()).textContent();
    if (!shown?.includes("None")) await this.shows("None");
  }

  /** All controls are looked for among those of this field, whatever task they belong to. */
  async field(name: string): Promise<void> {
    this.#field = name;
    await this.openTask("Chart");
    await expect(this.panel).toBeVisible();
  }

  /** The controls of the field in the task that is open. */
  get panel(): Locator {
    return this.#settings.getByRole("group", { name: this.#field, exact: true });
  }

  async #openSections(): Promise<void> {
    const own = this.#settings.getByRole("button", { name: `${this.#field}: Options` });
    if ((await own.count()) > 0) {
      if ((await own.getAttribute("aria-expanded")) === "false") await own.click();
      return;
    }
    // Options of other fields stay closed: those of one are open at a time.
    const closed = this.#settings.locator("h3 > button[aria-expanded=false]");
    await closed.evaluateAll((heads: HTMLElement[]) => {
      for (const head of heads) head.click();
    });
    await expect(closed).toHaveCount(0);
  }

  /** Opens the task and the sections in which a control stands; the answer is the control. */
  async #show(control: () => Locator): Promise<Locator> {
    for (const task of ["", "Chart", "Look", "Readers"]) {
      if (task !== "") await this.openTask(task);
      await this.#openSections();
      if (await control().first().isVisible()) break;
    }
    return control();
  }

  switch(name: string): Promise<Locator> {
    return this.#show(() => this.panel.getByRole("switch", { name, exact: true }));
  }

  /** The control that opens a list. */
  list(name: string): Promise<Locator> {
    const pattern = new RegExp(`(^|\\s)${name.replaceAll(/[()]/g, "\\$&")}(\\s|$)`);
    return this.#show(() => this.panel.getByRole("button", { name: pattern }));
  }

  /** The control that says what the field shows. */
  component(): Promise<Locator> {
    return this.list(this.#field);
  }

  button(name: string): Promise<Locator> {
    return this.#show(() => this.panel.getByRole("button", { name, exact: true }));
  }

  /** What is written at one of the controls that are shown. */
  async says(text: string): Promise<void> {
    await expect(this.panel.filter({ hasText: text }).first()).toBeVisible();
  }

  async toggle(name: string): Promise<void> {
    await (await this.switch(name)).focus();
    await this.page.keyboard.press("Space");
  }

  radio(group: string, name: string): Promise<Locator> {
    return this.#show(() =>
      this.panel
        .getByRole("radiogroup", { name: group, exact: true })
        .getByRole("radio", { name, exact: true }),
    );
  }

  async pick(group: string, name: string): Promise<void> {
    const radio = await this.radio(group, name);
    await radio.focus();
    await this.page.keyboard.press("Space");
    await expect(radio).toBeChecked();
  }

  async choose(name: string, option: string): Promise<void> {
    await (await this.list(name)).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  async shows(component: string): Promise<void> {
    await this.choose(this.#field, component);
  }

  /** Without a name the first colour of the panel. */
  async color(name: string | undefined, color: string): Promise<void> {
    const fields = () => this.panel.locator("label:has(input[type=color])");
    const named = () =>
      name === undefined ? fields() : fields().filter({ hasText: new RegExp(`^${name}$`) });
    await (await this.#show(named)).first().locator("input").fill(color);
  }

  group(name: string): Promise<Locator> {
    return this.#show(() => this.panel.getByRole("group", { name, exact: true }));
  }

  text(name: string): Promise<Locator> {
    return this.#show(() => this.panel.getByRole("textbox", { name, exact: true }));
  }

  async write(name: string, text: string): Promise<void> {
    const field = await this.text(name);
    await field.fill(text);
    await field.press("Enter");
  }

  async press(name: string): Promise<void> {
    await (await this.button(name)).click();
  }

  get drawing(): Locator {
    return this.chart.locator("svg:has(g.texts)");
  }

  /** Every text in the drawing. */
  texts(): Promise<string[]> {
    return this.chart.locator("svg g.texts text").allTextContents();
  }

  /** One attribute of everything in the drawing that the selector names. */
  read(selector: string, attribute: string): Promise<string[]> {
    return this.chart
      .locator(`svg ${selector}`)
      .evaluateAll(
        (found, name) =>
          found.map(
            (each) =>
              each.getAttribute(name) ?? each.closest(`g[${name}]`)?.getAttribute(name) ?? "",
          ),
        attribute,
      );
  }

  /** The names in the legend, in their order. */
  legend(): Promise<string[]> {
    return this.chart.locator("fieldset li").allTextContents();
  }

  legendTitle(): Promise<string[]> {
    return this.chart.locator("fieldset > span").allTextContents();
  }

  async expectTexts(...texts: (string | RegExp)[]): Promise<void> {
    for (const text of texts)
      await expect(
        this.chart.locator("svg g.texts text").filter({ hasText: text }).first(),
      ).toBeVisible();
  }

  /** Does something after which what is read of the chart must be another. */
  async changes<T>(read: () => Promise<T>, act: () => Promise<unknown>): Promise<T> {
    const before = await read();
    await act();
    await expect.poll(read).not.toEqual(before);
    return read();
  }

  /** Does something after which what is read of the chart must be as it was before `changes`. */
  async returns<T>(read: () => Promise<T>, earlier: T, act: () => Promise<unknown>): Promise<void> {
    await act();
    await expect.poll(read).toEqual(earlier);
  }
}
