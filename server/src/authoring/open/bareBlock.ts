import type { ColumnBlock, PageBlock } from "@vigil/model/training/pageBlock";

/** A file of a language by the name that the source calls it. */
export const inBase = (file: string, prefix: string): string =>
  prefix !== "" && file.startsWith(prefix) ? file.slice(prefix.length) : file;

/** Without what the package finds out by itself: the size of pictures, and where a language keeps its own. */
export function bareBlock(block: PageBlock, prefix: string): PageBlock {
  if (block.kind === "image") {
    const { width: _, height: __, ...rest } = block;
    return { ...rest, file: inBase(rest.file, prefix) };
  }
  if (block.kind === "video")
    return {
      ...block,
      file: inBase(block.file, prefix),
      captions: block.captions.map((track) => ({ ...track, file: inBase(track.file, prefix) })),
    };
  if (block.kind === "attachment") return { ...block, file: inBase(block.file, prefix) };
  if (block.kind === "columns") {
    const bare = (side: readonly ColumnBlock[]) => side.map((one) => bareBlock(one, prefix) as ColumnBlock); // of the same kind
    return { ...block, sides: [bare(block.sides[0]), bare(block.sides[1])] };
  }
  if (block.kind === "cards")
    return {
      ...block,
      cards: block.cards.map(({ picture, ...card }) =>
        picture === undefined ? card : { ...card, picture: { file: inBase(picture.file, prefix), description: picture.description } },
      ),
    };
  return block;
}
