import type { ComparedFile } from "@vigil/model/authoring/comparedBeside";
import type { ComparedLanguage } from "@vigil/model/authoring/draftReview";
import { useTranslation } from "react-i18next";
import { languageInWords } from "../../curriculum/languageInWords.ts";
import { formatBytes } from "../../ui/formatBytes.ts";
import { Tag } from "../../ui/Tag.tsx";
import styles from "./compare.module.css";
import { ComparedRow, tones } from "./ComparedRow.tsx";

interface ComparedBesideProps {
  files: readonly ComparedFile[];
  languages: readonly ComparedLanguage[];
}

/** So many texts of a language are shown at once; more are opened. */
const mostOpen = 20;

/** Languages and files that are different: which texts, and which file as it was and as it is. */
export function ComparedBeside({ files, languages }: ComparedBesideProps) {
  const { t } = useTranslation();
  return (
    <>
      {languages.length > 0 && (
        <section className={styles.piece}>
          <h2>{t("draftReview.comparison.languages")}</h2>
          {languages.map((language) => (
            <Language key={language.locale} language={language} />
          ))}
        </section>
      )}
      {files.length > 0 && (
        <section className={styles.piece}>
          <h2>{t("draftReview.comparison.files")}</h2>
          <ul>
            {files.map(({ path, change, before, after }) => (
              <li key={path} className={styles.row} data-change={change}>
                <p className={styles.fileName}>
                  <bdi>{path}</bdi>
                </p>
                <p className={styles.tag}>
                  <Tag tone={tones[change]}>{t(`draftReview.comparison.changes.${change}`)}</Tag>
                </p>
                <FileSide side="before" file={before} path={path} />
                <FileSide side="after" file={after} path={path} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Language({ language: { locale, change, pieces } }: { language: ComparedLanguage }) {
  const { t } = useTranslation();
  const parts = pieces.flatMap((piece) => piece.parts);
  const count = (wanted: (typeof parts)[number]["change"]) => parts.filter((part) => part.change === wanted).length;
  return (
    <details className={styles.language} open={parts.length <= mostOpen}>
      <summary>
        {languageInWords(locale)} <Tag tone={tones[change]}>{t(`draftReview.comparison.changes.${change}`)}</Tag>{" "}
        <span className={styles.quiet}>
          {t("draftReview.comparison.texts", { came: count("added"), changed: count("changed"), went: count("removed") })}
        </span>
      </summary>
      {pieces.map(({ piece, title, parts: own }) => (
        <section key={piece}>
          <h3>
            {title === null
              ? t(`draftReview.comparison.pieces.${piece as "course"}`)
              : t("draftReview.comparison.page", { name: title || t("writing.unnamed") })}
          </h3>
          <ul>
            {own.map((part) => (
              <ComparedRow key={`${part.change} ${part.key}`} part={part} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** How large a file is, and what a picture shows. */
function FileSide({ side, file, path }: { side: "before" | "after"; file: ComparedFile["before"]; path: string }) {
  const { t } = useTranslation();
  const name = t(`draftReview.comparison.${side}`);
  return (
    <div className={styles.words} data-side={side}>
      <span className={styles.sideName}>{name}</span>
      {file === null ? (
        <p className={styles.quiet}>{t(side === "before" ? "draftReview.comparison.gone" : "draftReview.comparison.went")}</p>
      ) : (
        <>
          {file.mediaType.startsWith("image/") && (
            <img className={styles.picture} src={file.url} alt={t("draftReview.comparison.picture", { path, side: name })} loading="lazy" />
          )}
          <p className={styles.quiet}>{formatBytes(file.bytes)}</p>
        </>
      )}
    </div>
  );
}
