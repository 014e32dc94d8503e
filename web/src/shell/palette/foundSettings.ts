import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { PaletteEntry } from "../paletteEntries.ts";
import { useUser } from "../user.ts";
import { fitsWords } from "./fitsWords.ts";
import type { Setting } from "./settingsIndex.ts";

interface Configurations {
  rows: readonly { id: number; name: string; abilities?: { edit?: boolean } }[];
}

const fewest = 3;
const most = 6;

/** Fields of the domain's settings, of configurations and of one's own account, by what their forms call them; each leads to its field. */
export function useFoundSettings(domain: string, typed: string): PaletteEntry[] {
  const { i18n } = useTranslation();
  const user = useUser();
  const words = useDeferredValue(typed.trim());
  const asked = words.length >= fewest;
  const { data: known = [] } = useQuery({
    queryKey: ["palette", "settings", i18n.language, user.id],
    queryFn: async () => (await import("./settingsIndex.ts")).settingsIndex(user),
    enabled: asked,
    staleTime: Infinity,
  });
  const found = asked ? known.filter(({ label, hint, words: meant }) => fitsWords(words, `${label} ${hint} ${meant}`)).slice(0, most) : [];
  const { data: configurations } = useQuery({
    queryKey: ["configurations", "palette"],
    queryFn: ({ signal }) => call<Configurations>("GET", "configurations?fields=name&limit=20&count=none", { signal }),
    enabled: found.some(({ of }) => of === "configuration"),
    staleTime: 30_000,
  });
  const [configuration] = configurations?.rows.filter(({ abilities }) => abilities?.edit !== false) ?? [];
  const goOf = ({ of }: Setting): string => {
    if (of === "account") return `/${domain}/profile`;
    if (of === "domain") return `/${domain}/admin/domains/${user.domain.id}/edit`;
    return `/${domain}/admin/configurations/${configuration ? `${configuration.id}/edit` : "add"}`;
  };
  return found.map((setting) => ({
    key: `setting ${setting.of} ${setting.field}`,
    title: setting.label,
    hint: setting.of === "configuration" && configuration ? `${setting.hint} · ${configuration.name}` : setting.hint,
    go: goOf(setting),
    search: { field: setting.field },
  }));
}
