import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToString } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, test, vi } from "vitest";
import { ApiProblem } from "../apiProblem.ts";
import { problemMessage } from "../problemMessage.ts";
import { AlertArea } from "./AlertArea.tsx";
import { acknowledgeAlert, alerts, showAlert, showProblem } from "./alerts.ts";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);
// what is drawn on a server is the beginning; here it is what the page holds now
vi.mock("./store.ts", () => ({
  store: <State,>(initial: State) => {
    let state = initial;
    return { get: () => state, use: () => state, set: (change: (now: State) => State) => void (state = change(state)) };
  },
}));

test.each([
  ["info", "Please note"],
  ["warning", "Warning"],
  ["error", "That did not work"],
] as const)("R-8.020 an alert of the kind %s is titled “%s”", (kind, title) => {
  showAlert({ kind, text: `Something about ${kind}.` });
  const html = renderToString(<AlertArea />);
  expect(html).toContain(title);
  expect(html).toContain(`Something about ${kind}.`);
  acknowledgeAlert();
  expect(alerts.get().waiting).toEqual([]);
});

test("R-8.003 an error shows the sentence of its key, in the reader's language, and the number of the request", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showProblem(new ApiProblem(409, { code: "CompanyConflict", message: "raw", requestId: "r-7" }));
  const html = renderToString(<AlertArea />);
  expect(html).toContain(en.problems.CompanyConflict);
  expect(html).toContain("r-7");
  acknowledgeAlert();
});

test("R-8.013 R-8.014 a 503 says that the service is not available, a 504 that a system took too long, also without a body", () => {
  expect(problemMessage(new ApiProblem(503))).toBe("The service is not available at the moment. Please try again shortly.");
  expect(problemMessage(new ApiProblem(504))).toBe("A system behind the server took too long to answer.");
});

test("R-8.005 reported are failures of the product (500 and above, what nobody knows, what was thrown), nothing else", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  told.mockClear();
  for (const status of [0, 401, 403, 404, 409, 413, 422, 423, 429]) showProblem(new ApiProblem(status, { code: "Known" }));
  expect(told).not.toHaveBeenCalled();
  for (const problem of [new ApiProblem(500), new ApiProblem(503), new ApiProblem(418), new TypeError("bug")]) showProblem(problem);
  expect(told).toHaveBeenCalledTimes(4);
});
