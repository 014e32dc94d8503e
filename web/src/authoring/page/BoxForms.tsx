import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { PageEditor } from "../text/pageEditor.ts";

const BoxForm = lazy(async () => ({ default: (await import("./BoxForm.tsx")).BoxForm }));

/** The forms that stand between the texts of a page, each where its block is. */
export function BoxForms({ editor }: { editor: PageEditor }) {
  const boxes = editor.boxes.use();
  return [...boxes.values()].map((box) =>
    createPortal(
      <Suspense fallback={<Skeleton height={120} />}>
        <BoxForm box={box} />
      </Suspense>,
      box.place,
      box.key,
    ),
  );
}
