import type { LearningFound } from "@vigil/model/training/learningFound";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import type { PaletteEntry } from "./paletteEntries.ts";
import { useUser } from "./user.ts";

const fewest = 2;

/** Courses, pages and terms of the glossary that a learner may open, by what was typed. */
export function useFoundLearning(domain: string, typed: string): PaletteEntry[] {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { training } = useUser();
  const words = useDeferredValue(typed.trim()).slice(0, 200);
  const { data = [] } = useQuery({
    queryKey: ["training", "search", words, i18n.language],
    queryFn: ({ signal }) =>
      call<LearningFound[]>("GET", `training/search?${new URLSearchParams({ words, locale: i18n.language }).toString()}`, { signal }),
    enabled: training && words.length >= fewest,
    staleTime: 30_000,
  });
  if (words.length < fewest) return [];
  return data.map(({ kind, programId, path, title, courseTitle }) => ({
    key: `${kind} ${path.join("/")} ${title}`,
    title,
    hint: kind === "course" ? t("palette.course") : `${t(`palette.${kind}`)} · ${courseTitle}`,
    go:
      kind === "term"
        ? () =>
            void navigate({
              to: "/$domain/training/$program/$course/glossary",
              params: { domain, program: String(programId), course: path.join("/") },
              search: { term: title },
            })
        : `/${domain}/training/${programId}/${path.join("/")}`,
  }));
}
