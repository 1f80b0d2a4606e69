import { useLocale } from "@statelier/ui/plain";
import type { ComponentProps, ReactNode } from "react";
import type { SheetState } from "../chart-state/page-state.ts";
import type { Params } from "../params/param-record.ts";

/** A form that shows another view of a preview: it sends the state once more, which nobody has kept. */
export const PreviewForm = ({
  state,
  children,
  ...rest
}: ComponentProps<"form"> & { state: Pick<SheetState, "previewText"> }): ReactNode => {
  const locale = useLocale();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`/${locale}/preview`}
      target="_self"
      {...rest}
    >
      <input type="hidden" name="state" value={state.previewText} />
      {children}
    </form>
  );
};

/** What a form sends along. */
export const HiddenParams = ({ params }: { params: Params }): ReactNode =>
  params.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
