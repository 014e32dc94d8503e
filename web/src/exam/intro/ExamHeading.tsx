import styles from "../exam.module.css";

export interface Heading {
  /** Unit exam, final exam or quiz. */
  kind: string;
  name: string;
  about?: string | undefined;
}

/** Which exam it is, above everything that is shown of it. */
export function ExamHeading({ kind, name, about }: Heading) {
  return (
    <header className={styles.heading}>
      <p className={styles.kind}>
        {kind}
        {about !== undefined && (
          <>
            {" · "}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      <h1>
        <bdi>{name}</bdi>
      </h1>
    </header>
  );
}
