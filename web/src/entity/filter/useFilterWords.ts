import type { Entity } from "@vigil/model/entity/entity";
import { entityNamed } from "@vigil/model/entity/path";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { optionLabel } from "../../shell/recordPhrase.ts";
import { formatDate } from "../../ui/format.ts";
import { optionsQuery } from "../entityCalls.ts";
import type { FilterWords } from "../place.ts";

/** What a filter is set to, in words: names instead of ids. */
export function useFilterWords(
  entity: Entity,
  name: string,
  filters: Readonly<Record<string, string>>,
  known: FilterWords | undefined,
): string {
  const { t } = useTranslation();
  const field = entity.fields[name];
  const value = filters[name] ?? "";
  const named = field?.to !== undefined && value !== "";
  const { data: options } = useQuery({ ...optionsQuery(entityNamed(field?.to ?? entity.name), { id: value }), enabled: named });
  // opened by its address, nobody has asked yet what the values are called
  const ask = known && typeof known.values === "function" && value !== "" ? known.values : undefined;
  const { isLoading } = useQuery({ queryKey: [entity.url, "filter", name], queryFn: ask ?? skipToken, staleTime: Infinity });
  const values = value.split(",").filter(Boolean);
  if (named)
    return values.length > 2 ? t("entity.chosen", { count: values.length }) : (options?.map((option) => option.name).join(", ") ?? "…");
  if (isLoading) return "…";
  if (known) return values.length > 2 ? t("entity.chosen", { count: values.length }) : values.map(known.words).join(", ");
  if (field?.kind === "yesNo") return t(value === "true" ? "entity.yes" : "entity.no");
  if (field?.kind === "choice") return values.map((option) => optionLabel(entity.name, name, option)).join(", ");
  const [from, to] = [filters[`${name}From`], filters[`${name}To`]].map((bound) => {
    if (!bound) return "";
    return field?.kind === "instant" || field?.kind === "date" ? formatDate(bound) : bound;
  });
  return from || to ? `${from} – ${to}` : value;
}
