import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The editor as an author uses it: fields with their controls, and the chart beside them. */
export class FieldEditor {
  readonly page: Page;
  readonly chart: Locator;
  readonly #sections: Locator;
  #field = "";

  constructor(page: Page) {
    this.page = page;
    this.chart = page.getByRole("region", { name: "Chart as readers see it" });
    this.#sections = page.getByRole("region", { name: "Chart settings" });
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
    await this.#openSection(/^Chart type/);
    const radio = this.page.getByRole("radio", { name, exact: true });
    await radio.focus();
    await this.page.keyboard.press("Space");
    await expect(radio).toBeChecked();
    await this.#drawn();
  }

  async #openSection(name: RegExp): Promise<void> {
    const button = this.#sections.getByRole("button", { name }).first();
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
  }

  /** Opens the panel of a field; all controls are looked for in it. */
  async field(name: string): Promise<void> {
    this.#field = name;
    if (await this.panel.isVisible()) return;
    await this.#openSection(/^Axes and series/);
    await this.#sections.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(this.panel).toBeVisible();
  }

  get panel(): Locator {
    return this.page.getByRole("region", { name: this.#field, exact: true });
  }

  switch(name: string): Locator {
    return this.panel.getByRole("switch", { name, exact: true });
  }

  /** The control that opens a list. */
  list(name: string): Locator {
    return this.panel.getByRole("button", { name: new RegExp(`(^|\\s)${name}(\\s|$)`) });
  }

  async toggle(name: string): Promise<void> {
    await this.switch(name).focus();
    await this.page.keyboard.press("Space");
  }

  radio(group: string, name: string): Locator {
    return this.panel
      .getByRole("radiogroup", { name: group, exact: true })
      .getByRole("radio", { name, exact: true });
  }

  async pick(group: string, name: string): Promise<void> {
    await this.radio(group, name).focus();
    await this.page.keyboard.press("Space");
    await expect(this.radio(group, name)).toBeChecked();
  }

  async choose(name: string, option: string): Promise<void> {
    await this.list(name).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  async shows(component: string): Promise<void> {
    await this.choose("Shows", component);
  }

  /** Without a name the first colour of the panel. */
  async color(name: string | undefined, color: string): Promise<void> {
    const fields = this.panel.locator("label:has(input[type=color])");
    const named = name === undefined ? fields : fields.filter({ hasText: new RegExp(`^${name}$`) });
    await named.first().locator("input").fill(color);
  }

  async write(name: string, text: string): Promise<void> {
    const field = this.panel.getByRole("textbox", { name, exact: true });
    await field.fill(text);
    await field.press("Enter");
  }

  press(name: string): Promise<void> {
    return this.panel.getByRole("button", { name, exact: true }).click();
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
