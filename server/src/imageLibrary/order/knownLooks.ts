import { tellsApart } from "@vigil/model/imageLibrary/alike";
import type { Tx } from "../../storage/asDomain.ts";
import { distanceOf, wordsOf } from "./nearestLooks.ts";

/** What the bags of a library look like, those on the way into it included. */
export interface KnownLooks {
  isAlike: (look: string | undefined) => boolean;
  add: (look: string | undefined) => void;
}

export function knownLooks(looks: readonly string[] = []): KnownLooks {
  const known = looks.map((look) => ({ words: wordsOf(look), length: look.length }));
  return {
    isAlike: (look) => {
      if (look === undefined) return false;
      const words = wordsOf(look);
      const least = tellsApart(4 * look.length);
      return known.some((other) => other.length === look.length && distanceOf(words, other.words, least) < least);
    },
    add: (look) => {
      if (look !== undefined) known.push({ words: wordsOf(look), length: look.length });
    },
  };
}

export async function looksOfLibrary(tx: Tx, libraryId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("images as image")
    .innerJoin("imageTruths as truth", "truth.imageId", "image.id")
    .select("truth.look")
    .where("image.libraryId", "=", libraryId)
    .where("image.state", "<>", "archived")
    .where("truth.look", "is not", null)
    .execute();
  return rows.flatMap(({ look }) => look ?? []);
}
