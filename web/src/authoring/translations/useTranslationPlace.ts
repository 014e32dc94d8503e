import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useDraft } from "../draft/useDraft.ts";

interface TranslationPlace {
  locale: string | null;
  /** Of a part or of a group. */
  key: string | null;
  go: (locale: string, key: string | null) => void;
}

/** Which language and what of it is at hand: the address says it behind its sign, `#ar.p12`, so that a link leads there. */
export function useTranslationPlace(): TranslationPlace {
  const { draft, domain } = useDraft();
  const navigate = useNavigate();
  const [locale, key] = useLocation({ select: ({ hash }) => hash }).split(".");
  const go = useCallback(
    (wanted: string, part: string | null) =>
      void navigate({
        to: "/$domain/admin/courses/$id/write/$place",
        params: { domain, id: String(draft.courseId), place: "translations" },
        hash: part === null ? wanted : `${wanted}.${part}`,
        hashScrollIntoView: false,
        replace: true,
      }),
    [navigate, domain, draft.courseId],
  );
  return { locale: locale || null, key: key || null, go };
}
