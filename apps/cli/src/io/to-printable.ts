/** What stood in a file or came from elsewhere must not steer a terminal. */
export const toPrintable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replace(/[\u0000-\u001f\u007f-\u009f]/g, (found) => JSON.stringify(found).slice(1, -1));
