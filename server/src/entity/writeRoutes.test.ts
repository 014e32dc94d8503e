import type { ChangeOf, CreateOf, RecordOf } from "@vigil/model/entity/entity";
import { credit } from "@vigil/model/compliance/credit";
import { expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { flags } from "./flags.ts";
import type { View } from "./view.ts";
import type { Writes } from "./writes.ts";
import { changeRecords, insertRecord } from "./writeRecords.ts";

type Own = Required<Writes<typeof credit>>;
type Credits = View<typeof credit>;

it("what a list writes itself is typed by its declaration", () => {
  expectTypeOf<Parameters<Own["insert"]>[2]>().toEqualTypeOf<CreateOf<typeof credit>>();
  expectTypeOf<Parameters<Extract<Own["change"], (...all: never[]) => unknown>>[2]>().toEqualTypeOf<readonly ChangeOf<typeof credit>[]>();
  expectTypeOf<Awaited<ReturnType<Own["copy"]>>>().toEqualTypeOf<RecordOf<typeof credit>>();
  expectTypeOf<Parameters<Own["remove"]>[1]>().toEqualTypeOf<Credits>();
});

it("the ordinary writes refuse a field that the list does not have", () => {
  const misspelt = (view: Credits) => {
    // @ts-expect-error no credit has a quanity
    void insertRecord(null!, view, { quanity: 1 });
    // @ts-expect-error nobody writes how many are used
    void changeRecords(null!, view, [{ id: 1, used: 2 }]);
  };
  expectTypeOf(misspelt).parameter(0).toEqualTypeOf<Credits>();
});

it("flags are set all together and told in the shape they came in", async () => {
  const { set } = flags<typeof credit, { id: number }>(z.strictObject({ id: z.int() }), async (_tx, _view, wanted) =>
    wanted.map(({ id }) => id * 10),
  );
  const view = { entity: credit } as Credits;
  await expect(set(null!, view, { id: 1, other: true })).rejects.toMatchObject({ code: "FieldUnknown", field: "other" });
  expect([await set(null!, view, { id: 1 }), await set(null!, view, [{ id: 1 }, { id: 2 }])]).toEqual([10, [10, 20]]);
});
