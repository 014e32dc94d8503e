import type { NumberedKind } from "@vigil/model/authoring/draftPart";
import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import type { TFunction } from "i18next";
import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import type { DraftDesk } from "../draft/draftDesk.ts";
import { useDraft } from "../draft/useDraft.ts";
import { withUndo } from "../../ui/withUndo.tsx";
import type { OutlineRow, MoveTarget } from "./outlineMoves.ts";

/** What is done with units, sections and pages as a whole. What goes away can be taken back. */
export function useOutlineActs() {
  const { t } = useTranslation();
  const router = useRouter();
  const { draft, desk, domain } = useDraft();
  const { courseId } = draft;
  // the same until one of these changes: three hundred lines hold them
  return useMemo(() => actsOf(t, router, desk, domain, courseId), [t, router, desk, domain, courseId]);
}

function actsOf(t: TFunction, router: AnyRouter, desk: DraftDesk, domain: string, courseId: number) {
  const open = (place: string) =>
    router.navigate({ to: "/$domain/admin/courses/$id/write/$place", params: { domain, id: String(courseId), place } });
  /** Whoever went to another page while an act was under way stays there. */
  const quietly = async (work: (lead: (place: string) => Promise<unknown>) => Promise<unknown>): Promise<void> => {
    const here = router.latestLocation.pathname;
    try {
      await work(async (place) => router.latestLocation.pathname === here && open(place));
    } catch (problem) {
      showProblem(problem);
    }
  };
  const add = (
    kind: NumberedKind,
    piece: string,
    block: Record<string, never> | Record<string, string | number | boolean | readonly number[]>,
    after?: string | null,
    pattern?: PagePattern,
  ) =>
    desk.act({
      act: "add",
      kind,
      piece,
      block: block as never,
      ...(after === undefined ? {} : { after }),
      ...(pattern === undefined ? {} : { pattern }),
    });
  return {
    addPage: (section: string, after?: string, pattern: PagePattern = "blank") =>
      quietly(async (lead) => lead((await add("page", section, { title: t("writing.newPage"), labs: [] }, after, pattern)).key)),
    addSection: (unit: string) =>
      quietly(async (lead) => {
        const section = await add("section", unit, { name: t("writing.newSection"), attachments: [] });
        await lead((await add("page", section.key, { title: t("writing.newPage"), labs: [] }, undefined, "blank")).key);
      }),
    addUnit: () =>
      quietly(async (lead) => {
        const unit = await add("unit", "outline", { type: "Content", name: t("writing.newUnit"), tested: false });
        const section = await add("section", unit.key, { name: t("writing.newSection"), attachments: [] });
        await add("page", section.key, { title: t("writing.newPage"), labs: [] }, undefined, "blank");
        await lead(unit.key);
      }),
    move: ({ key }: Pick<OutlineRow, "key">, target: MoveTarget) => quietly(() => desk.act({ act: "move", key, ...target })),
    copy: ({ key, piece, kind }: OutlineRow) =>
      quietly(async (lead) => {
        const made = await desk.act({ act: "copy", key, piece, after: key });
        if (kind === "page") await lead(made.key);
      }),
    remove: ({ key, name }: OutlineRow, next: string | undefined) =>
      quietly(async (lead) => {
        await desk.act({ act: "delete", key });
        if (next !== undefined) await lead(next);
        const back = () => quietly(async (leadBack) => leadBack((await desk.act({ act: "undelete", key })).key));
        toast(t("writing.deleted", { name }), withUndo(back));
      }),
  };
}
