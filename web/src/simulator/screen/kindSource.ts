import type { KindName } from "@vigil/model/imageLibrary/objectLibrary";
import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { call } from "../../api.ts";

/** Where what is known of the things in a bag is read, and their pictures. */
export interface KindSource {
  kinds: string;
  pictures: string;
}

/** Learners have the object library; who tries a console in the gallery may see the catalogue it is made of. */
export function kindSource(permissions: readonly string[]): KindSource | null {
  if (permissions.includes("training:take"))
    return { kinds: "training/object-library/kinds", pictures: "/api/training/object-library/kinds" };
  if (permissions.includes("images:view")) return { kinds: "catalogue", pictures: "/api/catalogue" };
  return null;
}

export const kindsQuery = (source: KindSource | null) =>
  queryOptions({
    queryKey: ["simulator", "kindNames", source?.kinds, i18next.language],
    queryFn: async ({ signal }): Promise<KindName[]> => {
      const answer = await call<KindName[] | { kinds: KindName[] }>("GET", `${source?.kinds}?language=${i18next.language}`, { signal });
      return Array.isArray(answer) ? answer : answer.kinds;
    },
    enabled: source !== null,
    staleTime: Infinity,
  });
