import type { ComparedOutline, ComparedPlace } from "@vigil/model/authoring/comparedPlaces";
import { useTranslation } from "react-i18next";
import styles from "./compare.module.css";

/** Places that were drawn anew: each with its name, and how it lay before and lies now, one over the other. */
export function ComparedPlaces({ places, picture }: { places: readonly ComparedPlace[]; picture: string | undefined }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.places}>
      {places.map(({ label, before, after }) => {
        const way = before === null ? "came" : after === null ? "went" : "redrawn";
        const views = [...new Set([...(before ?? []), ...(after ?? [])].map(({ view }) => view))].toSorted((one, other) => one - other);
        return (
          <li key={`${label} ${way}`}>
            <p>
              <bdi>{label}</bdi>: {t(`draftReview.comparison.places.${way}`)}
            </p>
            {views.map((view) => (
              <Outlines key={view} before={inView(before, view)} after={inView(after, view)} picture={picture} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const inView = (outlines: ComparedPlace["before"], wanted: number): ComparedOutline["points"][] =>
  (outlines ?? []).filter(({ view }) => view === wanted).map(({ points }) => points);

/** As large as what is drawn: shares of a picture as well as pixels of a scan. It is never mirrored. */
function Outlines({
  before,
  after,
  picture,
}: {
  before: ComparedOutline["points"][];
  after: ComparedOutline["points"][];
  picture: string | undefined;
}) {
  const corners = [...before, ...after].flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left || 1, Math.max(...ys) - top || 1];
  const told = (points: ComparedOutline["points"]) => points.map((corner) => corner.join(",")).join(" ");
  const margin = Math.max(width, height) / 20;
  const around = [left - margin, top - margin, width + 2 * margin, height + 2 * margin].join(" ");
  // on its picture a place lies in shares of it
  const drawn = (
    <svg
      className={styles.outlines}
      viewBox={picture === undefined ? around : "0 0 1 1"}
      preserveAspectRatio={picture === undefined ? undefined : "none"}
      aria-hidden
    >
      {before.map((points) => (
        <polygon key={told(points)} data-side="before" points={told(points)} vectorEffect="non-scaling-stroke" />
      ))}
      {after.map((points) => (
        <polygon key={told(points)} data-side="after" points={told(points)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
  if (picture === undefined) return drawn;
  return (
    <div className={styles.onPicture}>
      <img src={picture} alt="" loading="lazy" />
      {drawn}
    </div>
  );
}
