import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { leavesBag } from "./startPose.ts";
import type { Preview } from "./usePreview.ts";

/** What is odd about where the threat lies. None of it forbids saving. */
export function Warnings({ preview }: { preview: Preview }) {
  const { t, i18n } = useTranslation();
  const { views, touching, outsideTunnel, shown } = preview;
  if (shown === null) return null;
  const unseen = views.every(({ points }) => points === null);
  const names = new Intl.ListFormat(i18n.language).format(touching.slice(0, 4));
  const said = [
    unseen && t("threatProjection.warn.unseen"),
    !unseen && outsideTunnel && t("threatProjection.warn.outside"),
    !unseen && leavesBag(views) && t("threatProjection.warn.leaves"),
    touching.length > 0 && t("threatProjection.warn.touching", { names }),
  ].filter((sentence) => typeof sentence === "string");
  return said.length === 0 ? null : (
    <Message kind="warning">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Message>
  );
}
