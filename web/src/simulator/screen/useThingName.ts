import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useUser } from "../../shell/user.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import { kindSource, kindsQuery } from "./kindSource.ts";

/** What a thing of a bag is called in the language of the page: stored images name what is in them in one language. */
export function useThingName(): (name: string) => string {
  const { permissions } = useUser();
  const { data: kinds } = useQuery(kindsQuery(kindSource(permissions)));
  return useCallback(
    (name) => {
      const known = kinds?.find((kind) => kind.name.en === name);
      return known === undefined ? name : inLanguage(known.name);
    },
    [kinds],
  );
}
