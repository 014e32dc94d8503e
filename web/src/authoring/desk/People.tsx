import { useTranslation } from "react-i18next";
import { useDraft } from "../draft/useDraft.ts";
import styles from "./desk.module.css";

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((word) => word[0] ?? "")
    .join("")
    .slice(0, 2)
    .toUpperCase();

/** Who else has this draft open, and on which page. */
export function People() {
  const { t } = useTranslation();
  const { desk } = useDraft();
  const people = desk.people.use();
  if (people.length === 0) return null;
  const words = people.map(({ name, piece }) => {
    const block = piece === null ? undefined : desk.parts.keyed(piece)?.block;
    const title = block && "title" in block ? block.title : undefined;
    return title ? t("writing.personOn", { name, page: title }) : name;
  });
  return (
    <ul className={styles.people} aria-label={t("writing.people")}>
      {people.map(({ userId, name }, index) => (
        <li key={userId} title={words[index]}>
          <span aria-hidden>{initialsOf(name)}</span>
          <span className={styles.hidden}>{words[index]}</span>
        </li>
      ))}
    </ul>
  );
}
