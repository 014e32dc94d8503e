import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { plainNotification } from "@vigil/model/curriculum/notificationText";
import { translated } from "@vigil/model/curriculum/translated";
import i18next from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dismissedNotices } from "./dismissedNotices.ts";
import { Notice } from "./Notice.tsx";
import styles from "./Notices.module.css";

/** So many stand open; the others unfold. */
const shownAtFirst = 2;

/** What is to be known now, each until it is put away; what was put away stays so in this browser until it says something new. */
export function NoticeArea({ notices }: { notices: readonly LearnerNotification[] }) {
  const { t } = useTranslation();
  const area = useRef<HTMLElement>(null);
  const [all, setAll] = useState(false);
  const [dismissed, setDismissed] = useState(dismissedNotices.read);
  const left = notices.filter((notice) => !dismissedNotices.has(dismissed, notice));
  if (left.length === 0) return null;

  const shown = all ? left : left.slice(0, shownAtFirst);
  const dismiss = (notice: LearnerNotification, place: number) => {
    setDismissed(dismissedNotices.add(notice, notices));
    // what had the focus is gone: the next one gets it, or the page
    requestAnimationFrame(() => {
      const buttons = area.current?.querySelectorAll<HTMLButtonElement>(`.${styles.dismiss}`) ?? [];
      (buttons[Math.min(place, buttons.length - 1)] ?? document.querySelector<HTMLElement>("main"))?.focus();
    });
  };
  return (
    <section ref={area} className={styles.area} aria-label={t("notices.title")}>
      {shown.map((notice, place) => (
        <Notice key={`${notice.id}.${notice.revision}`} {...notice}>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={t("notices.dismiss", {
              text: plainNotification(translated(notice.content, i18next.language)?.text ?? "").slice(0, 60),
            })}
            onClick={() => dismiss(notice, place)}
          >
            ✕
          </button>
        </Notice>
      ))}
      {left.length > shownAtFirst && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t("notices.fewer") : t("notices.more", { count: left.length - shownAtFirst })}
        </button>
      )}
    </section>
  );
}
