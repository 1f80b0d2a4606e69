import { joinUnit, type Locale } from "@statelier/model";
import type { SceneDatum } from "../scene/scene.ts";

/** The amount behind a share, in parentheses (D70); empty where the value is an amount. */
export const wholeOf = ({ wholeText = "" }: SceneDatum): string =>
  wholeText === "" ? "" : ` (${wholeText})`;

/** The value of an observation with its unit. */
export const valueOf = (datum: SceneDatum, locale: Locale): string =>
  joinUnit(datum.valueText, datum.unitText, locale) + wholeOf(datum);
