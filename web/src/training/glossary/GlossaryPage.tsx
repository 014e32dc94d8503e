import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "@vigil/model/phrases/languages";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { CourseCrumbs } from "../menu/CourseCrumbs.tsx";
import styles from "./GlossaryPage.module.css";
import { courseQuery } from "../trainingQueries.ts";

/** The terms of a course, in the order of its language, with a search over names and meanings. */
export function GlossaryPage() {
  const { t } = useTranslation();
  const search = useId();
  const address = useParams({ from: "/$domain/frame/training/$program/$course/glossary" });
  const { data: course } = useSuspenseQuery(courseQuery(Number(address.program), Number(address.course)));
  // the palette leads to one of them
  const { term: asked = "" }: { term?: string } = useSearch({ strict: false });
  const [sought, setSought] = useState(asked);
  const { glossary, locale } = course.content;
  const order = new Intl.Collator(locale);
  const letters = sought.trim().toLocaleLowerCase(locale);
  const terms = glossary
    .filter((entry) => `${entry.term}\n${entry.meaning}`.toLocaleLowerCase(locale).includes(letters))
    .toSorted((a, b) => order.compare(a.term, b.term));
  return (
    <>
      <PageHead title={t("lab.glossary")} crumb={<CourseCrumbs {...address} />} lead={t("lab.glossaryLead")} />
      {glossary.length === 0 ? (
        <EmptyState title={t("lab.noGlossaryTitle")} text={t("lab.noGlossaryText")} />
      ) : (
        <>
          <p className={styles.search}>
            <label htmlFor={search}>{t("lab.search")}</label>
            <input id={search} type="search" value={sought} onChange={({ currentTarget }) => setSought(currentTarget.value)} />
          </p>
          <dl className={styles.terms} lang={locale} dir={directionOf(locale)}>
            {terms.map(({ term, meaning }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <div role="status">{terms.length === 0 && <EmptyState title={t("lab.noTermTitle")} text={t("lab.noTermText")} />}</div>
        </>
      )}
    </>
  );
}
