import { Button, CrossIcon } from "@statelier/ui";
import type { ReactNode } from "react";

/** Takes an entry out of a list; `label` names the entry. */
export const RemoveButton = ({
  label,
  isDisabled = false,
  onPress,
}: {
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}): ReactNode => (
  <Button
    tone="quiet"
    size="small"
    icon
    aria-label={label}
    isDisabled={isDisabled}
    onPress={onPress}
  >
    <CrossIcon />
  </Button>
);
