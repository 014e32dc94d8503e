import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { columnsOf } from "../entity/columns.ts";
import { ListRow } from "../entity/ListRow.tsx";
import { listAt } from "../entity/lists.ts";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const rowOf = (url: string) => {
  const place = listAt(url)!;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const row = { id: 7, revision: 1, type: "user.update", severity: "info", name: "North", createdAt: "2026-11-22T05:00:00Z" };
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <table>
        <tbody>
          <ListRow domain="airport" place={place} columns={columnsOf(place.entity)} row={row} first selected={false} />
        </tbody>
      </table>
    </RouterContextProvider>,
  );
};

it("R-2.038 in the events list what opens a row is labelled Details; in others it is its name alone", () => {
  expect(rowOf("events")).toMatch(/<a [^>]*href="\/airport\/admin\/events\/7"[^>]*>Details<\/a>/);
  expect(rowOf("companies")).not.toContain("Details");
});
