/** Has the browser fetch a file by itself; where that fails, it says so and the page stays. */
export const keepFile = (href: string): void =>
  Object.assign(document.createElement("a"), { href, download: "" }).click();
