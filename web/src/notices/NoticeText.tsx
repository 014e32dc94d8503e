import { notificationText, type NotificationPiece } from "@vigil/model/curriculum/notificationText";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../ui/format.ts";

export interface NoticeTimes {
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** What a notification says, in paragraphs, with its times as the reader's clock has them. */
export const NoticeText = ({ text, times }: { text: string; times: NoticeTimes }) =>
  notificationText(text).map((pieces, index) => (
    <p key={`${index}-${pieces.length}`}>
      {pieces.map((piece, place) => (
        <Piece key={`${place}-${Object.keys(piece)[0]}`} piece={piece} times={times} />
      ))}
    </p>
  ));

function Piece({ piece, times }: { piece: NotificationPiece; times: NoticeTimes }) {
  const { t } = useTranslation();
  if ("strong" in piece) return <strong>{piece.strong}</strong>;
  if ("href" in piece)
    return (
      <a href={piece.href} target="_blank" rel="noopener noreferrer">
        {piece.text}
      </a>
    );
  if ("text" in piece) return piece.text;
  const at = piece.placeholder === "startAt" || piece.placeholder === "endAt" ? times[piece.placeholder] : null;
  return at === null ? t("notices.unknownTime") : <time dateTime={at}>{formatInstant(at)}</time>;
}
