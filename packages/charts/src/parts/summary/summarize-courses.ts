import type { Translator } from "@statelier/ui/messages";
import type { SceneDatum } from "../../scene/scene.ts";

/** A sentence for each of more series than these would not be listened to. */
const MOST_COURSES = 5;

/** Rank correlation with time from which on a series is said to rise or to fall: 1 always rises, 0 is noise. */
const LEAST_CORRELATION = 0.4;

type Way = "up" | "down" | "same" | "unclear";
type Course = { first: SceneDatum; last: SceneDatum; way: Way };

/** How far values follow their order: 1 where each is larger than the one before, −1 where smaller, 0 not at all. */
const correlateWithOrder = (values: readonly number[]): number => {
  const falling = [...Float64Array.from(values, (value) => -value).sort()];
  const places = new Map(falling.map((value, place) => [-value, -place]));
  const ranks = values.map((value) => places.get(value) ?? 0);
  const middle = (values.length - 1) / 2;
  const mean = ranks.reduce((sum, one) => sum + one / values.length, 0);
  let [both, order, spread] = [0, 0, 0];
  ranks.forEach((one, place) => {
    both += (place - middle) * (one - mean);
    order += (place - middle) ** 2;
    spread += (one - mean) ** 2;
  });
  return spread === 0 ? 0 : both / Math.sqrt(order * spread);
};

/** Of more values so many, evenly spread, say as well whether a series rises. */
const MOST_VALUES = 2_000;

const listSome = (data: readonly SceneDatum[]): number[] => {
  const step = Math.ceil(data.length / MOST_VALUES);
  return data.flatMap(({ value }, index) => (index % step === 0 ? [value] : []));
};

const findWay = (data: readonly SceneDatum[], first: SceneDatum, last: SceneDatum): Way => {
  if (last.labelText === first.labelText) return "same";
  const correlation = correlateWithOrder(listSome(data));
  if (correlation >= LEAST_CORRELATION && last.value > first.value) return "up";
  if (correlation <= -LEAST_CORRELATION && last.value < first.value) return "down";
  return "unclear";
};

/** From the first to the last observation; undefined where there are no two. */
const readCourse = (data: readonly SceneDatum[]): Course | undefined => {
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last || first === last) return undefined;
  return { first, last, way: findWay(data, first, last) };
};

const describeCourse = ({ first, last, way }: Course, measure: string, t: Translator): string =>
  t(`chart.summary.${way}`, {
    series: first.seriesLabel || measure,
    first: first.labelText,
    from: first.categoryLabel,
    last: last.labelText,
    to: last.categoryLabel,
  });

const WAYS = ["up", "down", "same", "unclear"] as const;

/** How many of many series rise and fall. */
const countCourses = (courses: readonly Course[], t: Translator): string[] => {
  const [some] = courses;
  if (!some) return [];
  const { first, last, way } = some;
  const [from, to] = [first.categoryLabel, last.categoryLabel];
  const isShared = courses.every(
    (course) => course.first.category === first.category && course.last.category === last.category,
  );
  const isOneWay = courses.every((course) => course.way === way);
  const count = courses.length;
  if (isShared && isOneWay && way === "up") return [t("chart.summary.all-up", { count, from, to })];
  if (isShared && isOneWay && way === "down")
    return [t("chart.summary.all-down", { count, from, to })];
  const parts = WAYS.map((one) => ({
    one,
    count: courses.filter((course) => course.way === one).length,
  }))
    .filter((part) => part.count > 0)
    .map((part) => t(`chart.summary.courses.${part.one}`, { count: part.count }))
    .join(", ");
  return isShared
    ? [t("chart.summary.courses", { from, to, courses: parts })]
    : [t("chart.summary.courses.own", { courses: parts })];
};

/** Where few series lead, each by itself; of many how many rise and fall. Each holds its observations in the order of time. */
export const describeCourses = (
  all: readonly (readonly SceneDatum[])[],
  measure: string,
  t: Translator,
): string[] => {
  const courses = all.flatMap((data) => readCourse(data) ?? []);
  return all.length <= MOST_COURSES
    ? courses.map((course) => describeCourse(course, measure, t))
    : countCourses(courses, t);
};
