import type { PickedImage } from "@vigil/model/quiz/quizImages";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ImageThumbnail } from "../../imageLibrary/image/ImageThumbnail.tsx";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import hidden from "../../ui/VisuallyHidden.module.css";
import { ImageTags } from "./ImageTags.tsx";
import { movedTo } from "./movedTo.ts";
import styles from "./QuizImages.module.css";

interface ChosenImagesProps {
  images: readonly PickedImage[];
  change: (images: PickedImage[]) => void;
}

/** The images of a quiz in their order: moved by the hand, by the arrows of each, or taken out. */
export function ChosenImages({ images, change }: ChosenImagesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const move = (from: number, to: number) => {
    if (from === to) return;
    change(movedTo(images, from, to));
    setTold(t("quizImages.moved", { id: images[from]!.imageId, place: formatNumber(to + 1) }));
  };
  const remove = (index: number) => {
    change(images.filter((_, each) => each !== index));
    // the keyboard stays in the list: at the one that moved up, else at the one before
    const others = list.current?.querySelectorAll<HTMLButtonElement>("[data-remove]") ?? [];
    (others[index + 1] ?? others[index - 1])?.focus();
  };
  return (
    <>
      <ol ref={list} className={styles.tiles} aria-label={t("quizImages.chosen")}>
        {images.map((image, index) => (
          // the mouse may drag it; the keyboard moves it by the arrows inside
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={image.imageId}
            className={styles.tile}
            draggable
            data-fault={image.fault ?? undefined}
            data-over={over === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDragEnd={() => {
              setDragged(null);
              setOver(null);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) move(dragged, index);
            }}
          >
            <span className={styles.picture}>{image.fault !== "deleted" && <ImageThumbnail id={image.imageId} />}</span>
            <span className={styles.head}>
              <strong>{formatNumber(index + 1)}</strong>
              <span>{t("quizImages.number", { id: image.imageId })}</span>
            </span>
            <span className={styles.tags}>
              <ImageTags image={image} />
            </span>
            <span className={styles.acts}>
              <Button
                kind="plain"
                size="small"
                aria-label={t("quizImages.earlier", { id: image.imageId })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                ↑
              </Button>
              <Button
                kind="plain"
                size="small"
                aria-label={t("quizImages.later", { id: image.imageId })}
                disabled={index === images.length - 1}
                onClick={() => move(index, index + 1)}
              >
                ↓
              </Button>
              <Button
                kind="plain"
                size="small"
                data-remove
                aria-label={t("quizImages.remove", { id: image.imageId })}
                onClick={() => remove(index)}
              >
                ✕
              </Button>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className={hidden.hidden}>
        {told}
      </p>
    </>
  );
}
