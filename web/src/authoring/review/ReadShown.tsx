import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useMedia } from "../draft/useMedia.ts";
import styles from "./review.module.css";

const ReadSearched = lazy(async () => ({ default: (await import("./ReadSearched.tsx")).ReadSearched }));

/** What a question shows, with the places that are right. */
export function ReadShown({ block }: { block: PackageQuestion }) {
  const { t } = useTranslation();
  const media = useMedia();
  if (block.kind === "hotspot" && block.file !== "")
    return (
      <figure className={styles.shown}>
        <div>
          <img src={media.url(block.file)} alt={block.description} />
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
            {block.regions.map(({ id, polygon }) => (
              <polygon key={id} points={polygon.map((point) => point.join(",")).join(" ")} />
            ))}
          </svg>
        </div>
        <figcaption>{block.regions.map(({ label }) => label).join(" · ")}</figcaption>
      </figure>
    );
  if (block.kind === "findThreat")
    return (
      <>
        <p>{block.threats.length === 0 ? t("exam.nothingToFind") : block.threats.map(({ label }) => label).join(" · ")}</p>
        {block.file && (
          <Suspense fallback={<Skeleton height={240} />}>
            <ReadSearched {...block} scan={media.url(block.file).replace(/^\/api\//u, "")} />
          </Suspense>
        )}
      </>
    );
  if (block.film !== undefined)
    return (
      <figure className={styles.shown}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a draft may still be without them, and its check says so */}
        <video src={media.url(block.film.file)} aria-label={block.film.description} controls preload="metadata">
          {block.film.captions !== "" && <track kind="captions" default src={media.url(block.film.captions)} />}
        </video>
        <figcaption>{block.film.description}</figcaption>
      </figure>
    );
  if (block.picture === undefined) return null;
  return (
    <figure className={styles.shown}>
      <img src={media.url(block.picture.file)} alt="" />
      <figcaption>{block.picture.description}</figcaption>
    </figure>
  );
}
