import type { Grouping } from "@vigil/model/measurement/observer/measureWire";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { kindSource, kindsQuery } from "../../simulator/screen/kindSource.ts";
import { useUser } from "../../shell/user.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import { valueName } from "./valueName.ts";

/** What a value is called in the language of the page; articles by the catalogue, for whoever may see it. */
export function useValueName(): (grouping: Grouping, value: string) => string {
  const { permissions } = useUser();
  const { data: kinds } = useQuery(kindsQuery(kindSource(permissions)));
  return useCallback(
    (grouping, value) => {
      const known = grouping === "article" ? kinds?.find(({ kind }) => kind === value) : undefined;
      return known === undefined ? valueName(grouping, value) : inLanguage(known.name);
    },
    [kinds],
  );
}
