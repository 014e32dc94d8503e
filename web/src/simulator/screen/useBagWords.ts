import { sourceLanguage, spokenLanguage } from "@vigil/model/phrases/languages";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../shell/user.ts";
import { inLanguage } from "../../ui/inLanguage.ts";
import { bagWords, type BagWords } from "./bagWords.ts";
import { kindSource, kindsQuery } from "./kindSource.ts";

/** What is in a bag, in the language of the page: stored images tell it in one language. */
export function useBagWords(): BagWords {
  const { t, i18n } = useTranslation();
  const { permissions } = useUser();
  const { data: kinds } = useQuery(kindsQuery(kindSource(permissions)));
  return useMemo(
    () =>
      bagWords({
        kinds: kinds ?? [],
        word: spokenLanguage([i18n.language]) === sourceLanguage ? undefined : inLanguage,
        hiddenIn: (thing) => t("simulator.feedback.hiddenIn", { thing }),
      }),
    [kinds, i18n.language, t],
  );
}
