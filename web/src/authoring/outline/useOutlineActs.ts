import type { NumberedKind } from "@vigil/model/authoring/draftPart";
import type { PagePattern } from "@vigil/model/authoring/pagePatterns";
import type { TFunction } from "i18next";
import { useNavigate } from "@tanstack/react-router";
import { createElement, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import type { DraftDesk } from "../draft/draftDesk.ts";
import { useDraft } from "../draft/useDraft.ts";
import { UndoButton } from "./UndoButton.tsx";
import type { OutlineRow, MoveTarget } from "./outlineMoves.ts";

/** What is done with units, sections and pages as a whole. What goes away can be taken back. */
export function useOutlineActs() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { draft, desk, domain } = useDraft();
  const { courseId } = draft;
  // the same until one of these changes: three hundred lines hold them
  return useMemo(() => actsOf(t, navigate, desk, domain, courseId), [t, navigate, desk, domain, courseId]);
}

function actsOf(t: TFunction, navigate: ReturnType<typeof useNavigate>, desk: DraftDesk, domain: string, courseId: number) {
  const open = (place: string) =>
    navigate({ to: "/$domain/admin/courses/$id/write/$place", params: { domain, id: String(courseId), place } });
  const quietly = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
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
    open,
    addPage: (section: string, after?: string, pattern: PagePattern = "blank") =>
      quietly(async () => open((await add("page", section, { title: t("writing.newPage"), labs: [] }, after, pattern)).key)),
    addSection: (unit: string) =>
      quietly(async () => {
        const section = await add("section", unit, { name: t("writing.newSection"), attachments: [] });
        await open((await add("page", section.key, { title: t("writing.newPage"), labs: [] }, undefined, "blank")).key);
      }),
    addUnit: () =>
      quietly(async () => {
        const unit = await add("unit", "outline", { type: "Content", name: t("writing.newUnit"), tested: false });
        const section = await add("section", unit.key, { name: t("writing.newSection"), attachments: [] });
        await add("page", section.key, { title: t("writing.newPage"), labs: [] }, undefined, "blank");
        await open(unit.key);
      }),
    move: ({ key }: Pick<OutlineRow, "key">, target: MoveTarget) => quietly(() => desk.act({ act: "move", key, ...target })),
    copy: ({ key, piece, kind }: OutlineRow) =>
      quietly(async () => {
        const made = await desk.act({ act: "copy", key, piece, after: key });
        if (kind === "page") await open(made.key);
      }),
    remove: ({ key, name }: OutlineRow, next: string | undefined) =>
      quietly(async () => {
        await desk.act({ act: "delete", key });
        if (next !== undefined) await open(next);
        const back = () => quietly(async () => open((await desk.act({ act: "undelete", key })).key));
        toast(t("writing.deleted", { name }), ({ close }) => createElement(UndoButton, { undo: back, close }));
      }),
  };
}
