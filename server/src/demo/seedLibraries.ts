import { textKey } from "@vigil/model/identity/textKey";
import { threatCategories } from "@vigil/model/imageLibrary/recipe";
import type { DemoLibrary } from "../../../content/teaching.ts";
import type { Tx } from "../storage/asDomain.ts";
import { seedLibraryObjects } from "./seedLibraryObjects.ts";

export interface DemoOrders {
  libraries: readonly DemoLibrary[];
  /** Images in all. */
  images: number;
}

/** So many of each library before any more of the first: enough for a session of ten beside what is kept for exams. */
const first = 24;
/** Of what is left after the first ones. */
const shareOfFirst = 0.78;

/** The libraries by name, and what the generator is to make for them in the background, in this order. */
export async function seedLibraries(tx: Tx, { libraries, images }: DemoOrders): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const library of libraries) ids.set(library.name, await seedLibrary(tx, library));
  for (const { library, part, size } of ordersOf(libraries, images))
    await tx
      .insertInto("libraryJobs")
      .values({
        libraryId: ids.get(library.name)!,
        recipe: JSON.stringify({ ...library.recipe, size }),
        seed: library.seed + part,
        wanted: size,
      })
      .execute();
  return ids;
}

/** The first of each library, those of a size of their own after the others, then the rest of each that grows. */
function ordersOf(libraries: readonly DemoLibrary[], images: number): { library: DemoLibrary; part: number; size: number }[] {
  const orders: { library: DemoLibrary; part: number; size: number }[] = [];
  let left = images;
  const order = (library: DemoLibrary, part: number, wanted: number) => {
    const size = Math.min(wanted, left);
    left -= size;
    if (size > 0) orders.push({ library, part, size });
  };
  for (const library of libraries.toSorted(sizedLast)) order(library, 0, library.size ?? first);
  const rest = left;
  const growing = libraries.filter(({ size }) => size === undefined);
  for (const [place, library] of growing.entries()) order(library, 1, place === 0 ? Math.round(rest * shareOfFirst) : left);
  return orders;
}

const sizedLast = (one: DemoLibrary, other: DemoLibrary): number => Number(one.size !== undefined) - Number(other.size !== undefined);

async function seedLibrary(tx: Tx, { name, description, industry, examShare, recipe }: DemoLibrary): Promise<number> {
  const { categories: asked } = recipe;
  const categories = threatCategories.filter((category) =>
    "includes" in asked ? asked.includes(category) : asked[category] !== undefined,
  );
  const { id } = await tx
    .insertInto("imageLibraries")
    .values({ name, nameKey: textKey(name), description, industry, examShare, threatCategories: JSON.stringify(categories) })
    .returning("id")
    .executeTakeFirstOrThrow();
  await seedLibraryObjects(tx, id, categories);
  return id;
}
