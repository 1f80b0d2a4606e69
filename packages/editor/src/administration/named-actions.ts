/** What the log calls the steps of people. */
const NAMED_ACTIONS = [
  "publish",
  "unpublish",
  "schedule",
  "unschedule",
  "release",
  "release-called-off",
  "remove",
  "restore",
  "give",
  "give-all",
  "hand-over",
  "hand-over-refused",
  "give-back",
  "token",
  "token-revoke",
  "webhook",
  "webhook-remove",
  "invite",
  "join",
  "forget",
  "sign-in",
  "sign-out",
  "person",
  "team",
  "rename-team",
  "remove-team",
  "member",
  "allow",
  "data",
] as const;

type NamedAction = (typeof NAMED_ACTIONS)[number];

export const isNamedAction = (action: string): action is NamedAction =>
  (NAMED_ACTIONS as readonly string[]).includes(action);
