import { BrokenDrawing, drawingTags } from "./drawingTags.ts";
import { textOf } from "./readText.ts";

/** Elements that run, load or show what is no drawing. */
const active: ReadonlySet<string> = new Set([
  "script",
  "foreignobject",
  "iframe",
  "embed",
  "object",
  "audio",
  "video",
  "handler",
  "listener",
]);
/** Words that have no place in a drawing, wherever they stand. Each is looked for by itself, so that each stays a single walk. */
const words: readonly RegExp[] = [/javascript:/iu, /@import/iu, /url\(\s*["']?(?!#)/iu];
/** What an address may begin with: a place in the same drawing, or a picture within it. */
const inside = /^(?:#|data:image\/)/iu;

/** Whether the bytes are an SVG that can be read to its end. */
export const isDrawing = (bytes: Uint8Array): boolean => tagsOf(bytes) !== undefined;

/** A drawing that could do more than be looked at. The browser shows it as an inert image; this is the second wall. */
export function isActiveDrawing(bytes: Uint8Array): boolean {
  const tags = tagsOf(bytes);
  const text = textOf(bytes);
  if (tags === undefined || text === undefined || words.some((word) => word.test(text))) return true;
  return tags.some(
    ({ name, attributes }) =>
      active.has(name) ||
      attributes.some(({ name: key, value }) => key.startsWith("on") || ((key === "href" || key === "src") && !inside.test(value.trim()))),
  );
}

function tagsOf(bytes: Uint8Array) {
  try {
    const tags = [...drawingTags(textOf(bytes) ?? "")];
    return tags[0]?.name === "svg" ? tags : undefined;
  } catch (error) {
    if (error instanceof BrokenDrawing) return undefined;
    throw error;
  }
}
