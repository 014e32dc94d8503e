import { useQueries } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../api.ts";
import { foundFields } from "./palette/foundFields.ts";
import type { PaletteEntry } from "./paletteEntries.ts";
import { recordTitle } from "./recordPhrase.ts";
import { openRooms } from "./rooms.ts";
import { useUser } from "./user.ts";

interface Answer {
  rows: readonly ({ id: number } & Readonly<Record<string, string | number | null | undefined>>)[];
}

const fewest = 2;
const mostOfList = 4;

/** Records of the lists that are open to this user, by what was typed: people, companies, programs, certificate templates and media by their words. */
export function useFoundRecords(domain: string, typed: string): PaletteEntry[] {
  const words = useDeferredValue(typed.trim());
  const lists = openRooms(useUser()).flatMap(({ lists: open }) =>
    open.flatMap(({ name, url }) => {
      const fields = foundFields[url];
      return fields ? [{ name, url, fields }] : [];
    }),
  );
  const asked = words.length >= fewest ? lists : [];
  const answers = useQueries({
    queries: asked.map(({ url, fields }) => ({
      queryKey: [url, "palette", words],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const query = { search: words, fields: fields.join(","), limit: String(mostOfList), count: "none", quick: "true" };
        return call<Answer>("GET", `${url}?${new URLSearchParams(query).toString()}`, { signal });
      },
      staleTime: 30_000,
    })),
  });
  return asked.flatMap(({ name, url, fields }, index) =>
    (answers[index]?.data?.rows ?? []).map((row) => ({
      key: `${url}/${row.id}`,
      title: fields
        .map((field) => row[field] ?? "")
        .filter((text) => text !== "")
        .join(" · "),
      hint: recordTitle(name),
      go: `/${domain}/admin/${url}/${row.id}`,
    })),
  );
}
