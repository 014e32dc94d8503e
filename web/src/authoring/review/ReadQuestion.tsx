import type { PackageQuestion } from "@vigil/model/curriculum/coursePackage";
import { useTranslation } from "react-i18next";
import { ReadShown } from "./ReadShown.tsx";
import styles from "./review.module.css";

/** A question with what is right, as whoever reviews it has to judge it. It may be unfinished. */
export function ReadQuestion({ block }: { block: PackageQuestion }) {
  const { t, i18n } = useTranslation();
  const said: PackageQuestion["feedback"] | undefined = block.feedback;
  const right = (
    <span lang={i18n.language} dir={i18n.dir()}>
      ✓ {t("draftReview.rightAnswer")}
    </span>
  );
  return (
    <>
      <p>
        <strong>{block.text}</strong>
      </p>
      <ReadShown block={block} />
      {"answers" in block && (
        <ul>
          {block.answers.map(({ id, text, correct, feedback }) => (
            <li key={id}>
              {text} {correct && right}
              {feedback !== undefined && <p className={styles.said}>{feedback}</p>}
            </li>
          ))}
        </ul>
      )}
      {block.kind === "truth" && typeof block.right === "boolean" && (
        <p lang={i18n.language} dir={i18n.dir()}>
          {t(block.right ? "questionFiles.truth.right" : "questionFiles.truth.wrong")} {right}
        </p>
      )}
      {block.kind === "numeric" && (
        <ul>
          {block.accepted.map(({ value, tolerance }, index) => (
            <li key={index}>
              <bdi dir="ltr">{tolerance > 0 ? `${value} ± ${tolerance}` : value}</bdi> {block.unit} {right}
            </li>
          ))}
        </ul>
      )}
      {block.kind === "text" && (
        <ul>
          {block.accepted.map((text) => (
            <li key={text}>
              {text} {right}
            </li>
          ))}
        </ul>
      )}
      {block.kind === "order" && (
        <ol>
          {block.steps.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      )}
      {block.kind === "match" && (
        <ul>
          {block.items.map(({ id, text }) => (
            <li key={id}>
              {text} → {block.targets.find((target) => target.id === block.pairs.find(({ item }) => item === id)?.target)?.text ?? "…"}
            </li>
          ))}
        </ul>
      )}
      {(["correct", "incorrect"] as const).map(
        (when) =>
          said?.[when] !== undefined && (
            <p key={when} className={styles.said}>
              <span lang={i18n.language} dir={i18n.dir()}>
                {t(when === "correct" ? "writing.ifRight" : "writing.ifWrong")}:
              </span>{" "}
              {said[when]}
            </p>
          ),
      )}
    </>
  );
}
