/** How a control stands that cannot be used for a reason; as ever without one. */
export const disabledBy = (
  reason: string | undefined,
): { isDisabled: boolean; description?: string } =>
  reason === undefined ? { isDisabled: false } : { isDisabled: true, description: reason };
