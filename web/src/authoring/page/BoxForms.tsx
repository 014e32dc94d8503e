import { createPortal } from "react-dom";
import type { PageEditor } from "../text/pageEditor.ts";
import { BoxForm } from "./BoxForm.tsx";

/** The forms that stand between the texts of a page, each where its block is. */
export function BoxForms({ editor }: { editor: PageEditor }) {
  const boxes = editor.boxes.use();
  return [...boxes.values()].map((box) => createPortal(<BoxForm box={box} />, box.place, box.key));
}
