import type { ContentsNode, TrainingPath } from "@vigil/model/training/contents";
import { nodeAt } from "@vigil/model/training/navigation";
import { missingAt } from "@vigil/model/training/missingAt";
import type { TrainingCourse } from "@vigil/model/training/wire";
import { useTranslation } from "react-i18next";
import { LeafLink } from "./LeafLink.tsx";
import { practiceText } from "./practiceText.ts";
import styles from "../training.module.css";

/** A course of hundreds of sections is not told in one breath. */
const most = 4;

interface LockedByProps {
  course: TrainingCourse;
  root: ContentsNode;
  /** The place that is shut, from the course on. */
  path: TrainingPath;
  address: { domain: string; program: string };
}

/** What is still to be done before a place opens, with the way to it, and of practice how much. */
export function LockedBy({ course, root, path, address }: LockedByProps) {
  const { t } = useTranslation();
  const missing = missingAt(course, root, path);
  if (missing.length === 0) return null;
  // a review opens with the first session, passed or not
  const reason = nodeAt(root, path)?.lockReason;
  return (
    <ul className={styles.missing}>
      {missing.slice(0, most).map(({ node, path: to }) => {
        const isPractice = to.length === 2 && course.content.units.some(({ id, type }) => id === node.id && type === "Practice");
        const left = isPractice && reason !== "records" ? practiceText(course) : "";
        return (
          <li key={node.id}>
            {node.locked ? (
              <bdi>{node.title}</bdi>
            ) : (
              <LeafLink {...address} path={to}>
                <bdi>{node.title}</bdi>
              </LeafLink>
            )}
            {left !== "" && <> · {left}</>}
          </li>
        );
      })}
      {missing.length > most && <li>{t("locks.more", { count: missing.length - most })}</li>}
    </ul>
  );
}
