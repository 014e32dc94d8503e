import { useQuery } from "@tanstack/react-query";
import type { PaletteEntry } from "../paletteEntries.ts";
import { administers } from "../administers.ts";
import { useUser } from "../user.ts";

const fewest = 3;
const most = 5;

/** Pages of the administration by what they are for; their words are fetched when an administrator types. */
export function useFoundPurposes(domain: string, typed: string): PaletteEntry[] {
  const user = useUser();
  const words = typed.trim();
  const asked = words.length >= fewest && administers(user);
  const { data: entriesFor } = useQuery({
    queryKey: ["palette", "purposes"],
    queryFn: async () => (await import("./purposes.ts")).purposeEntries,
    enabled: asked,
    staleTime: Infinity,
  });
  return asked && entriesFor ? entriesFor(domain, words, user).slice(0, most) : [];
}
