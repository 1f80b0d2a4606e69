import type { ViewDays } from "@statelier/data";
import { formatMoment, formatNumber, joinLabel } from "@statelier/model";
import { Button, Disclosure, Modal, RadioGroup, useLocale, useT } from "@statelier/ui";
import { type ReactNode, useState } from "react";
import { deriveViewCurve } from "./derive-view-curve.ts";
import styles from "./views-dialog.module.css";

const PERIODS = [30, 90, 365];
const WIDTH = 640;
const HEIGHT = 180;

/** Of whole days: a column for each says more than a line where most of them have none. */
const Curve = ({ views, label }: { views: readonly number[]; label: string }): ReactNode => {
  const most = Math.max(1, ...views);
  const step = WIDTH / views.length;
  const path = views
    .map((count, at) => {
      const y = HEIGHT - (count / most) * HEIGHT;
      return `${at === 0 ? "M" : "L"}${at * step},${y}H${(at + 1) * step}`;
    })
    .join("");
  return (
    <svg
      className={styles["curve"]}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={`${path}V${HEIGHT}H0Z`} />
    </svg>
  );
};

/** How often readers opened a chart, day by day. */
export const ViewsDialog = ({
  name,
  all,
  views,
  onClose,
}: {
  name: string;
  /** Since it is there. */
  all: number;
  views: ViewDays;
  onClose: () => void;
}): ReactNode => {
  const t = useT();
  const locale = useLocale();
  const [period, setPeriod] = useState(30);
  const { days, total, best } = deriveViewCurve(views, period);
  const write = (count: number): string => formatNumber(count, { locale });
  const said = [
    t("account.views.total", { count: total, days: period }),
    best && t("account.views.best", { date: formatMoment(best.day), count: best.views }),
    t("account.views.all", { count: all }),
  ].filter(Boolean);
  return (
    <Modal
      title={joinLabel(t("account.action.views"), name, locale)}
      width={720}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{t("kit.close")}</Button>}
    >
      <RadioGroup
        label={t("account.views.period")}
        orientation="horizontal"
        value={String(period)}
        onChange={(value) => setPeriod(Number(value))}
        options={PERIODS.map((count) => ({
          value: String(count),
          label: t("account.views.days", { count }),
        }))}
      />
      <p className={styles["said"]}>{said.join(" ")}</p>
      {best && (
        <figure className={styles["figure"]}>
          <span className={styles["most"]}>{write(best.views)}</span>
          <Curve views={days.map((day) => day.views)} label={t("account.action.views")} />
          <figcaption className={styles["ends"]}>
            <span>{formatMoment(days[0]?.day ?? "")}</span>
            <span>{formatMoment(views.until)}</span>
          </figcaption>
        </figure>
      )}
      {best && (
        <Disclosure title={t("account.views.table")}>
          <table className={styles["table"]}>
            <thead>
              <tr>
                <th scope="col">{t("account.views.day")}</th>
                <th scope="col">{t("account.column.views")}</th>
              </tr>
            </thead>
            <tbody>
              {days
                .filter((day) => day.views > 0)
                .toReversed()
                .map((day) => (
                  <tr key={day.day}>
                    <th scope="row">{formatMoment(day.day)}</th>
                    <td>{write(day.views)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </Modal>
  );
};
