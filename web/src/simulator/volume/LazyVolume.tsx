import type { ThreatBody } from "@vigil/model/simulator/wire";
import { type ComponentProps, lazy, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { categoryName } from "../screen/categoryLabel.ts";
import { useBagWords } from "../screen/useBagWords.ts";

const SessionVolume = lazy(async () => ({ default: (await import("./SessionVolume.tsx")).SessionVolume }));

interface Props extends Omit<ComponentProps<typeof SessionVolume>, "bodies"> {
  /** The threats, once they are told; their names are still those of the library. */
  bodies: readonly ThreatBody[] | null | undefined;
}

/** The volume of a bag, its code fetched with the first that is shown. */
export function LazyVolume({ bodies, ...props }: Props) {
  const { t } = useTranslation();
  const { thing: nameOf } = useBagWords();
  const named = useMemo(
    () => (bodies ?? []).map((body) => ({ ...body, name: nameOf(body.name || categoryName(body.category ?? "")) })),
    [bodies, nameOf],
  );
  return (
    <Suspense fallback={<section data-testid="volume" aria-label={t("volume.title")} aria-busy />}>
      <SessionVolume {...props} bodies={named} />
    </Suspense>
  );
}
