import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { en } from "@vigil/model/phrases/en";
import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { initReactI18next } from "react-i18next";
import { beforeAll, expect, it } from "vitest";
import { columnsOf } from "../entity/list/columns.ts";
import { ListRow } from "../entity/list/ListRow.tsx";
import { listPlaceQuery } from "../entity/list/listPlace.ts";
import { listAt } from "../entity/list/lists.ts";
import { placeOf } from "../loadPlace.ts";
import { eventCells } from "./eventCells.tsx";
import { EventError } from "./EventError.tsx";
import { ToldLocks } from "./ToldLocks.tsx";

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
);

const rowOf = async (url: string) => {
  const place = await new QueryClient().fetchQuery(listPlaceQuery(listAt(url)!, placeOf));
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const row = { id: 7, revision: 1, type: "user.update", severity: "info", name: "North", createdAt: "2026-11-22T05:00:00Z" };
  return renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <table>
        <tbody>
          <ListRow domain="airport" place={place} columns={columnsOf(place.entity, [])} row={row} first selected={false} />
        </tbody>
      </table>
    </RouterContextProvider>,
  );
};

it("R-2.038 in the events list what opens a row is labelled Details; in others it is its name alone", async () => {
  expect(await rowOf("events")).toMatch(/<a [^>]*href="\/airport\/admin\/events\/7"[^>]*>Details<\/a>/);
  expect(await rowOf("companies")).not.toContain("Details");
});

it("an event tells locks and refusals in words", () => {
  const locks = [
    { at: "place", address: "203.0.113.9", failures: 5, until: "2026-11-22T14:32:34.938Z" },
    { at: "administrator", failures: 0, until: "for good" },
  ];
  const told = renderToStaticMarkup(<ToldLocks locks={locks} />);
  expect(told).toContain(`${en.userLocks.places.place} · 203.0.113.9 · ${en.userLocks.failures}: 5 · ${en.userLocks.until}: `);
  expect(told).toContain(`${en.userLocks.places.administrator} · ${en.userLocks.until}: ${en.userLocks.forGood}`);
  expect(told).not.toMatch(/place<|for good|14:32:34/);
  expect(EventError({ code: "LoginInvalid" })).toBe(en.problems.LoginInvalid);
  expect(eventCells["error"]?.({ id: 1, revision: 1, error: null })).toBe("–");
});
