import { usePart } from "../draft/useDraft.ts";
import { PageHeadForm } from "./PageHeadForm.tsx";
import { PageLabsForm } from "./PageLabsForm.tsx";
import { PageText } from "./PageText.tsx";
import { PageQuestions } from "../questionBank/PageQuestions.tsx";

/** A page as it is written: what it is called and teaches, its blocks, its labs, the questions on what it teaches. */
export function PageDesk({ pageKey }: { pageKey: string }) {
  const page = usePart<"page">(pageKey);
  if (!page) return null;
  return (
    <>
      <PageHeadForm page={page} />
      <PageText pageKey={pageKey} title={page.block.title} />
      <PageLabsForm page={page} />
      {page.block.objective !== undefined && <PageQuestions objective={page.block.objective} />}
    </>
  );
}
