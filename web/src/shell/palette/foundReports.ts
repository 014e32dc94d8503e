import type { ReportRecord } from "@vigil/model/reporting/reports/reportWire";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import type { PaletteEntry } from "../paletteEntries.ts";
import { useUser } from "../user.ts";
import { reportEntries, type NamedReport } from "./reportEntries.ts";

const fewest = 2;

/** Reports by their titles and codes, and those that are kept by their names: those of the administration, or a learner's own. */
export function useFoundReports(domain: string, typed: string): PaletteEntry[] {
  const { t } = useTranslation();
  const { permissions } = useUser();
  const words = typed.trim();
  const kinds = [...(permissions.includes("reports:view") ? [false] : []), ...(permissions.includes("training:take") ? [true] : [])];
  const asked = words.length >= fewest ? kinds : [];
  const reports = useQueries({
    queries: asked.map((own) => ({
      queryKey: ["reports", own],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<{ rows: readonly ReportRecord[] }>("GET", own ? "training/reports" : "reports", { signal }),
      staleTime: Infinity,
    })),
  });
  const kept = useQueries({
    queries: asked.map((own) => ({
      queryKey: ["keptReports", own],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<readonly NamedReport[]>("GET", own ? "training/keptreports" : "keptreports", { signal }),
      staleTime: 30_000,
    })),
  });
  const places = asked.map((own, index) => ({
    own,
    place: t(own ? "shell.results" : "reports.title"),
    reports: (reports[index]?.data?.rows ?? []).map(({ code, name }) => ({ code, title: phraseOf(`reports.list.${code}.name`, name) })),
    kept: kept[index]?.data ?? [],
  }));
  return reportEntries(domain, words, places);
}
