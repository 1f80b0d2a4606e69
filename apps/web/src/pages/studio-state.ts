import type { Locale } from "@statelier/model";
import type { Catalogue } from "@statelier/ui/messages";
import type { AccountFacts, NamedSource } from "@statelier/viewer";
import type { HydrationState } from "react-router";

/** What the `studio` program starts from. */
export type StudioState = {
  locale: Locale;
  messages: Catalogue;
  sources: readonly NamedSource[];
  publicUrl: string;
  isPublishingOpen: boolean;
  account: AccountFacts;
  hydration: Pick<HydrationState, "loaderData">;
};
