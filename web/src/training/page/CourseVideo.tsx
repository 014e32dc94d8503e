import type { VideoBlock } from "@vigil/model/training/pageBlock";
import { useCourseFile } from "./courseMedia.ts";
import styles from "./CourseFigure.module.css";

/** A video of the course with its captions. It starts when the learner starts it. */
export function CourseVideo({ block: { file, description, caption, captions } }: { block: VideoBlock }) {
  const source = useCourseFile(file);
  return (
    <figure className={styles.figure}>
      {/* its captions are the tracks inside: a package without them is refused */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video className={styles.video} {...source} aria-label={description} controls preload="metadata">
        {captions.map((track, index) => (
          <Captions key={track.file} {...track} first={index === 0} />
        ))}
      </video>
      <figcaption className={styles.caption}>{caption ?? description}</figcaption>
    </figure>
  );
}

function Captions({ file, locale, first }: { file: string; locale: string; first: boolean }) {
  const { src } = useCourseFile(file);
  return <track kind="captions" src={src} srcLang={locale} label={locale} default={first} />;
}
