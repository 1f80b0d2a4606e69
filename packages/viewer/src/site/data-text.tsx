import { type CubeComponents, listForeignLabels, splitLanguages } from "@statelier/model";
import { LanguageParts } from "@statelier/ui/plain";
import type { ReactNode } from "react";

/** A sentence with names of a dataset, which say so where they are in another language than the page. */
export const DataText = ({
  text,
  components,
}: {
  text: string;
  components: CubeComponents;
}): ReactNode => <LanguageParts parts={splitLanguages(text, listForeignLabels(components))} />;
