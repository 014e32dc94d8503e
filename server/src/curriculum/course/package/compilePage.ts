import type { Page } from "@vigil/model/training/courseContent";
import type { PageBlock } from "@vigil/model/training/pageBlock";
import type { EditionContext } from "./editionContext.ts";
import { pageMedia } from "./courseMedia.ts";
import { markdownBlocks } from "./markdownBlocks.ts";
import { fault } from "./packageFiles.ts";
import { pageHead } from "./pageHead.ts";
import { readText } from "./readText.ts";

/** A page of Markdown under its head; with the files it shows. */
export function compilePage(
  file: string,
  named: { file: string; line: number },
  { edition, faults, use, locale, labs, objectives, terms, links }: EditionContext,
): { page: Page; files: string[] } | undefined {
  if (!edition.files.has(file)) {
    faults.push(fault(named.file, "fileMissing", { name: file }, named.line));
    return undefined;
  }
  const text = readText(edition.files, file, faults);
  const read = text === undefined ? undefined : pageHead(file, text, faults);
  if (read === undefined) return undefined;
  const { head, body, bodyLine, at } = read;
  if (head.objective !== undefined && !objectives.has(head.objective))
    faults.push(fault(file, "objectiveUnknown", { id: head.objective }, at("objective")));
  const own = (head.labs ?? []).flatMap((id) => {
    const found = labs.labs.find((lab) => lab.id === id);
    if (found === undefined) faults.push(fault(file, "labUnknown", { id }, at("labs")));
    return found === undefined ? [] : [{ id, type: found.type }];
  });
  const before = faults.length;
  const notes = { file, faults, lineOffset: bodyLine - 1, terms, links };
  const blocks = markdownBlocks(body, notes, pageMedia(file, edition, use, locale, faults));
  if (blocks.length === 0 && own.length === 0 && faults.length === before) faults.push(fault(file, "pageEmpty", {}, bodyLine));
  const shown = blocks.flatMap(filesOf);
  const page: Page = {
    id: head.id,
    type: "text",
    title: head.title,
    ...(head.objective === undefined ? {} : { objective: head.objective }),
    skip: head.skip ?? false,
    labs: own,
    blocks,
  };
  return { page, files: [...shown, ...own.flatMap(({ id }) => labs.filesOf(id))] };
}

/** What a block shows or hands out. */
function filesOf(block: PageBlock): string[] {
  switch (block.kind) {
    case "image":
    case "attachment":
      return [block.file];
    case "video":
      return [block.file, ...block.captions.map((track) => track.file)];
    case "columns":
      return block.sides.flat().flatMap(filesOf);
    case "cards":
      return block.cards.flatMap(({ picture }) => picture?.file ?? []);
    case "heading":
    case "paragraph":
    case "list":
    case "note":
    case "table":
    case "scan":
      return [];
  }
}
