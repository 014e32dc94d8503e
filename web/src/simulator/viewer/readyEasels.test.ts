import { afterEach, expect, test, vi } from "vitest";
import { graphicsCard } from "../../../test/simulator/graphicsCard.ts";
import { readyEasels } from "./readyEasels.ts";

afterEach(() => vi.unstubAllGlobals());

test("while the rules are read two canvases are drawn on: the first bag gets them, and a page that is left gives back what nobody took", async () => {
  const cards: ReturnType<typeof graphicsCard>[] = [];
  const createElement = () => {
    const card = graphicsCard({ width: 300, height: 150 });
    cards.push(card);
    return card.canvas;
  };
  vi.stubGlobal("document", { createElement });
  vi.stubGlobal("window", { requestIdleCallback: (then: () => void) => setTimeout(then) });
  expect(readyEasels.fill()).toBe(true);
  expect(cards).toHaveLength(1);
  await vi.waitFor(() => expect(cards.map(({ drawn }) => drawn.filter(({ onto }) => onto === "canvas").length)).toEqual([3, 3]));
  expect(readyEasels.fill()).toBe(true);
  expect(cards).toHaveLength(2);

  const elsewhere = { createElement } as unknown as Document;
  expect(readyEasels.take(elsewhere)).toBeNull();
  expect(readyEasels.take(document)?.canvas).toBe(cards[0]!.canvas);
  readyEasels.empty();
  expect(cards.map(({ programs }) => programs() > 0)).toEqual([true, false]);
  expect(readyEasels.take(document)).toBeNull();
});
