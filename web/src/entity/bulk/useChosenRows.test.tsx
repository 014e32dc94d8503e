import { entity } from "@vigil/model/entity/entity";
import { text } from "@vigil/model/entity/field";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useChosenRows } from "./useChosenRows.ts";

const thing = entity({
  name: "thing",
  plural: "things",
  url: "things",
  kind: "tenant",
  sortBy: "asc(name)",
  title: "name",
  actions: [],
  fields: { name: text({ max: 9 }) },
});

function Probe({ ids }: { ids: readonly number[] }) {
  const rows = useChosenRows(thing, ids, ["id"]);
  return rows === "many" ? "many" : rows.map(({ id }) => id).join(" ");
}

test("every act is offered while what was selected is still asked for, and of more than a page; then only what one of them takes", () => {
  const client = new QueryClient();
  const shown = (ids: readonly number[]) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Probe ids={ids} />
      </QueryClientProvider>,
    );
  expect(shown([1, 2])).toBe("many");
  client.setQueryData(["things", "chosen", [1, 2], ["id"]], { rows: [{ id: 1 }, { id: 2 }] });
  expect(shown([1, 2])).toBe("1 2");
  const many = Array.from({ length: 201 }, (_, index) => index + 1);
  client.setQueryData(["things", "chosen", many, ["id"]], { rows: [{ id: 1 }] });
  expect(shown(many)).toBe("many");
  expect(shown([])).toBe("many");
});
