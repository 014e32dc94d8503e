import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DoneCard } from "./DoneCard.tsx";

test.each(["javascript:alert(1)", "data:text/html,x", "https://name:word@example.org", ""])(
  "a stored survey %j is not drawn as a link",
  (survey) => {
    expect(renderToStaticMarkup(<DoneCard of="course" survey={survey} />)).not.toContain("href");
  },
);

test("a survey of the web is", () => {
  expect(renderToStaticMarkup(<DoneCard of="course" survey="https://survey.example.org/1" />)).toContain(
    'href="https://survey.example.org/1"',
  );
});
