import type { ReportRecord } from "@vigil/model/reporting/reports/reportWire";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import type { PaletteEntry } from "../paletteEntries.ts";
import { useUser } from "../user.ts";
import { fitsWords } from "./fitsWords.ts";

const fewest = 2;
const most = 6;

/** Reports by their titles and codes: those of the administration, or a learner's own. */
export function useFoundReports(domain: string, typed: string): PaletteEntry[] {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const words = typed.trim();
  const kinds = [...(permissions.includes("reports:view") ? [false] : []), ...(permissions.includes("training:take") ? [true] : [])];
  const asked = words.length >= fewest ? kinds : [];
  const answers = useQueries({
    queries: asked.map((own) => ({
      queryKey: ["reports", own],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<{ rows: readonly ReportRecord[] }>("GET", own ? "training/reports" : "reports", { signal }),
      staleTime: Infinity,
    })),
  });
  return asked
    .flatMap((own, index) =>
      (answers[index]?.data?.rows ?? []).map(({ code, name }) => ({
        key: `report ${own ? "own " : ""}${code}`,
        title: phraseOf(`reports.list.${code}.name`, name),
        hint: `${code} · ${t(own ? "shell.results" : "reports.title")}`,
        go: `/${domain}/${own ? "" : "admin/"}reports/${code}`,
        code,
      })),
    )
    .filter(({ title, code }) => fitsWords(words, `${title} ${code}`))
    .slice(0, most);
}
