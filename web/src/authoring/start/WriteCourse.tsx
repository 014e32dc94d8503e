import "@mantine/core/styles/Input.layer.css";
import { courseTemplates, type CourseTemplate } from "@vigil/model/authoring/pagePatterns";
import { locales } from "@vigil/model/identity/locales";
import { ownName } from "@vigil/model/phrases/languages";
import { TextInput } from "@mantine/core";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../../apiProblem.ts";
import { problemMessage } from "../../problemMessage.ts";
import { useAct } from "../../shell/useAct.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import forms from "../desk/forms.module.css";
import { draftCalls, newCourseDraft } from "../draft/draftCalls.ts";

/** Languages a course may be written in beside those of the screens. */
const others = ["pl", "ro", "ru", "uk", "fa", "he", "hi"] as const;

/** A code that is made of the title until its author writes another; of letters that no code has, a number. */
const codeOf = (title: string): string => latinCodeOf(title) || (title.trim() === "" ? "" : `COURSE_${numberOf(title.trim())}`);
const numberOf = (title: string): number => Array.from(title).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 10_000, 7);
const latinCodeOf = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/[^\w\s-]/gu, "")
    .trim()
    .split(/[\s-]+/u)
    .map((word) => word.slice(0, 4).toUpperCase())
    .slice(0, 3)
    .join("_");

/** Whoever begins with nothing begins on a page. */
async function beginPage(courseId: number, names: { unit: string; section: string; page: string }): Promise<void> {
  const { act } = draftCalls(courseId);
  const unit = await act({ act: "add", kind: "unit", piece: "outline", block: { type: "Content", name: names.unit, tested: false } });
  const section = await act({ act: "add", kind: "section", piece: unit.key, block: { name: names.section, attachments: [] } });
  await act({ act: "add", kind: "page", piece: section.key, block: { title: names.page, labs: [] } });
}

/** A new course: what it is called, in which language, and what it begins with. */
export function WriteCourse({ close }: { close: () => void }) {
  const { t, i18n } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const [title, setTitle] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [locale, setLocale] = useState(i18n.language);
  const [template, setTemplate] = useState<CourseTemplate>("blank");
  const [wrong, setWrong] = useState(false);
  const shownCode = code ?? codeOf(title);
  const { run, busy, problem } = useAct({
    call: async () => {
      const made = await newCourseDraft({ title: title.trim(), code: shownCode.trim(), locale, template });
      if (template === "blank")
        await beginPage(made.courseId, { unit: t("writing.newUnit"), section: t("writing.newSection"), page: t("writing.newPage") });
      return made;
    },
    done: async ({ courseId }) => {
      close();
      if (stillHere()) await navigate({ to: "/$domain/admin/courses/$id/write", params: { domain, id: String(courseId) } });
    },
    refusal: "here",
  });
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    if (title.trim() === "" || shownCode.trim() === "") return setWrong(true);
    return void run();
  };
  const atCode = problem instanceof ApiProblem && /code/iu.test(problem.code ?? "");
  return (
    <Dialog title={t("writing.writeCourse")} onClose={close}>
      <form className={forms.dialog} onSubmit={begin}>
        {problem !== undefined && !atCode && <Message kind="error">{problemMessage(problem)}</Message>}
        <TextInput
          data-first
          withAsterisk
          label={t("writing.courseTitle")}
          value={title}
          dir="auto"
          maxLength={200}
          error={wrong && title.trim() === "" ? t("writing.needed") : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextInput
          withAsterisk
          label={t("writing.courseCode")}
          description={t("writing.courseCodeHint")}
          value={shownCode}
          dir="ltr"
          maxLength={56}
          error={atCode ? problemMessage(problem) : wrong && shownCode.trim() === "" ? t("writing.needed") : undefined}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <label className={forms.label}>
          {t("writing.courseLanguage")}
          <select className={forms.select} value={locale} onChange={({ target }) => setLocale(target.value)}>
            {[...locales, ...others].map((each) => (
              <option key={each} value={each} lang={each}>
                {ownName(each)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={forms.templates}>
          <legend>{t("writing.beginWith")}</legend>
          {courseTemplates.map((each) => (
            <label key={each} className={forms.template}>
              <input type="radio" name="template" value={each} checked={template === each} onChange={() => setTemplate(each)} />
              <strong>{t(`writing.templates.${each}`)}</strong>
              <small>{t(`writing.templateHints.${each}`)}</small>
            </label>
          ))}
        </fieldset>
        <p className={forms.buttons}>
          <Button kind="plain" onClick={close}>
            {t("writing.cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {t("writing.beginWriting")}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
