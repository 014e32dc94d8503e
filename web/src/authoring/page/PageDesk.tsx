import { lazy, Suspense } from "react";
import { usePart } from "../draft/useDraft.ts";
import { PageHeadForm } from "./PageHeadForm.tsx";
import { PageLabsForm } from "./PageLabsForm.tsx";
import { PageText } from "./PageText.tsx";

const PageQuestions = lazy(async () => ({ default: (await import("../questionBank/PageQuestions.tsx")).PageQuestions }));

/** A page as it is written: what it is called and teaches, its blocks, its labs, the questions on what it teaches. */
export function PageDesk({ pageKey }: { pageKey: string }) {
  const page = usePart<"page">(pageKey);
  if (!page) return null;
  return (
    <>
      <PageHeadForm page={page} />
      <PageText pageKey={pageKey} title={page.block.title} />
      <PageLabsForm page={page} />
      <Suspense fallback={null}>{page.block.objective !== undefined && <PageQuestions objective={page.block.objective} />}</Suspense>
    </>
  );
}
