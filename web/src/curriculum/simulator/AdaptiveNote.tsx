import { useQuery } from "@tanstack/react-query";
import type { AdaptiveReadiness } from "@vigil/model/measurement/difficulty/difficultyWire";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";

/** Whether images can be chosen for each learner out of this library, or what it lacks for that. */
export function AdaptiveNote({ libraryId }: { libraryId: number | null }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ["imagelibraries", "adaptive", libraryId],
    queryFn: ({ signal }) => call<AdaptiveReadiness>("GET", `imagelibraries/${libraryId}/adaptive`, { signal }),
    enabled: libraryId !== null,
  });
  if (libraryId === null) return <Message kind="info">{t("courseSimulator.noLibrary")}</Message>;
  if (error) return <Message kind="error">{problemMessage(error)}</Message>;
  if (!data) return null;
  const { images, lack } = data;
  if (lack === null) return <Message kind="info">{t("courseSimulator.adaptive.fits")}</Message>;
  const said = { images: formatNumber(images), has: formatNumber(lack.has), needs: formatNumber(lack.needs) };
  return (
    <Message kind="warning" title={t("courseSimulator.adaptive.balanced")}>
      {t(`courseSimulator.adaptive.${lack.what}`, said)}
    </Message>
  );
}
