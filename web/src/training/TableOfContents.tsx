import type { TrainingCourse, TrainingUnit } from "@vigil/model/training/wire";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./ContentPage.module.css";
import { isRead, placesOf, type Place } from "./readingOrder.ts";

interface TableOfContentsProps {
  course: TrainingCourse;
  unit: TrainingUnit;
  place: Place;
  address: { domain: string; program: string; course: string; unit: string };
}

/** Sections and pages of the unit; with an enforced order only what was reached can be opened. */
export function TableOfContents({ course, unit, place, address }: TableOfContentsProps) {
  const { t } = useTranslation();
  const [wide] = useState(() => matchMedia("(min-width: 901px)").matches);
  const enforced = course.courseConfig.courseEnforceOrder;
  const places = placesOf(unit);
  const firstOpen = places.findIndex((each) => !isRead(course.unitStatus, unit.id, each));
  return (
    <details className={styles.contents} open={wide}>
      <summary>{t("training.contents")}</summary>
      <nav aria-label={t("training.contents")}>
        <p className={styles.unit}>
          <bdi>{unit.name}</bdi>
        </p>
        <ol>
          {unit.sections.map((section) => (
            <li key={section.id}>
              <p className={styles.section}>
                <bdi>{section.name}</bdi>
              </p>
              <ol>
                {section.pages
                  .filter(({ skip }) => !skip)
                  .map((page, index) => {
                    const here = { sectionId: section.id, pageId: page.id };
                    const read = isRead(course.unitStatus, unit.id, here);
                    const open = !enforced || read || isSame(here, places[firstOpen]);
                    const label = (
                      <>
                        <span className={styles.pageNumber}>{t("training.page", { number: index + 1 })}</span>
                        <bdi className={styles.pageTitle}>{page.title}</bdi>
                        {read && (
                          <span className={styles.readMark} role="img" aria-label={t("training.read")}>
                            ✓
                          </span>
                        )}
                      </>
                    );
                    return (
                      <li key={page.id}>
                        {open ? (
                          <Link
                            to="/$domain/training/$program/$course/$unit/$section/$page"
                            params={{ ...address, section: String(section.id), page: String(page.id) }}
                            className={styles.entry}
                            data-here={isSame(here, place) || undefined}
                          >
                            {label}
                          </Link>
                        ) : (
                          <span className={styles.entry} data-locked title={t("training.lockedOrder")}>
                            {label}
                          </span>
                        )}
                      </li>
                    );
                  })}
              </ol>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

const isSame = (one: Place, other: Place | undefined): boolean => one.sectionId === other?.sectionId && one.pageId === other.pageId;
