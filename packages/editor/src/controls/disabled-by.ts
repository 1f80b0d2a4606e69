/** The properties of a control that cannot be used where there is a reason, with this reason beside it. */
export const disabledBy = (
  reason: string | undefined,
): { isDisabled: boolean; description?: string } =>
  reason === undefined ? { isDisabled: false } : { isDisabled: true, description: reason };
