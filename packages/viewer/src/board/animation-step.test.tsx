import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AnimationStep } from "./animation-step.tsx";

const render = (count: number, shown: number): string => {
  const frames = Array.from({ length: count }, (_, at) => ({
    value: String(1000 + at),
    label: `Year ${1000 + at}`,
  }));
  return renderToString(
    <AnimationStep
      frames={frames}
      frame={frames[shown]!}
      label="Year"
      onRest={() => {}}
      form="f"
      name="at"
      nameOf={(value = "-") => value}
      submit={<b>Send</b>}
    />,
  );
};

test("the steps of an animation are a list in the form, the last one under a name of its own", () => {
  const markup = render(3, 2);
  expect(markup.match(/<option/g)).toHaveLength(3);
  expect(markup).toContain('<select form="f" name="at"');
  expect(markup).toContain('<option value="-" selected="">Year 1002</option></select>');
  expect(markup).toContain("<b>Send</b>");
});

test.each([
  [500, 0, "<select"],
  [501, 0, '<input type="hidden" form="f" name="at" value="1000"/>'],
  [501, 500, "Year 1500"],
])("of %i steps number %i stands in the form as %s", (count, shown, part) => {
  const markup = render(count, shown);
  expect(markup).toContain(part);
  expect(markup.match(/name="at"/g) ?? []).toHaveLength(shown === 500 ? 0 : 1);
});
