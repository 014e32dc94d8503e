import { notificationText, type NotificationPiece } from "@vigil/model/curriculum/notificationText";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../ui/format.ts";
import styles from "./Notices.module.css";

export interface NoticeTimes {
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** What a notification says, in paragraphs, with its times by the reader's clock, in the language of the text. */
export const NoticeText = ({ text, locale, times }: { text: string; locale: string | undefined; times: NoticeTimes }) =>
  notificationText(text).map((pieces, index) => (
    <p key={`${index}-${pieces.length}`}>
      {pieces.map((piece, place) => (
        <Piece key={`${place}-${Object.keys(piece)[0]}`} piece={piece} locale={locale} times={times} />
      ))}
    </p>
  ));

function Piece({ piece, locale, times }: { piece: NotificationPiece; locale: string | undefined; times: NoticeTimes }) {
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
  if (at === null) return t("notices.unknownTime");
  return (
    <time dateTime={at} className={styles.time}>
      {formatInstant(at, locale)}
    </time>
  );
}
