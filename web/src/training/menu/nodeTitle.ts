import type { ContentsNode } from "@vigil/model/training/contents";
import i18next from "i18next";

/** What the contents call a place: its own title, of an exam the words for it. */
export const nodeTitle = ({ exam, title }: ContentsNode): string =>
  exam === null ? title : i18next.t(exam === "final" ? "exam.finalExam" : "exam.unitExam");
