import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../../api.ts";
import type { PaletteEntry } from "../paletteEntries.ts";
import { recordTitle } from "../recordPhrase.ts";
import { useUser } from "../user.ts";

interface Images {
  rows: readonly { id: number; imageId: number; "imageLibrary.name": string | null }[];
}

/** An image by its number, alone or behind its word or the beginning of it: "4711", "#4711", "image 4711"; "terminal 2" is something else. */
function numberIn(typed: string): string | undefined {
  const [, word = "", number] = /^(?:(\p{L}+)\s+)?#?(\d{1,15})$/u.exec(typed.trim()) ?? [];
  return recordTitle("image").toLocaleLowerCase().startsWith(word.toLocaleLowerCase()) ? number : undefined;
}

export function useFoundImages(domain: string, typed: string): PaletteEntry[] {
  const { permissions } = useUser();
  const number = useDeferredValue(permissions.includes("images:view") ? numberIn(typed) : undefined);
  const { data } = useQuery({
    queryKey: ["images", "palette", number],
    queryFn: ({ signal }) =>
      call<Images>("GET", `images?imageId=${number!}&fields=imageId,imageLibrary.name&limit=1&count=none`, { signal }),
    enabled: number !== undefined && Number(number) > 0,
    staleTime: 30_000,
  });
  if (number === undefined) return [];
  return (data?.rows ?? []).map(({ id, imageId, "imageLibrary.name": library }) => ({
    key: `images/${id}`,
    title: `${recordTitle("image")} ${imageId}`,
    hint: library ?? "",
    go: `/${domain}/admin/images/${id}`,
  }));
}
