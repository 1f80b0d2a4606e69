/** Whether an argument asks what a command does. */
export const isHelp = (arg: string | undefined): boolean => arg === "--help" || arg === "-h";
