import type { CourseScore } from "@vigil/model/curriculum/courseScore";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type SubmitEvent } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { scoreBounds, settingRefusal } from "../../curriculum/settingRefusal.ts";
import { draftsOf, dropDraft, keepDraft, readDraft } from "../../shell/drafts.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { formatPercent } from "../../ui/format.ts";
import forms from "../desk/forms.module.css";
import { settingSaving } from "../draft/settingSaving.ts";
import { useDraft } from "../draft/useDraft.ts";

const path = (courseId: number) => `courses/${courseId}/finalpassingscore`;
const scoreQuery = (courseId: number) =>
  queryOptions({
    queryKey: ["courses", courseId, "finalPassingScore"],
    queryFn: ({ signal }) => call<CourseScore>("GET", path(courseId), { signal }),
  });

/** What passes the final exam: a setting of the course, which holds at once and not with its next version. */
export function PassingScore() {
  const { t } = useTranslation();
  const { draft } = useDraft();
  const { courseId } = draft;
  const user = useUser();
  const queries = useQueryClient();
  const { data } = useQuery(scoreQuery(courseId));
  const journal = `${draftsOf(user)}finalPassingScore ${courseId}`;
  // typed when this browser was left, and held by nobody since
  const [late] = useState(() => readDraft(journal, Date.now())?.values["score"]);
  const [typed, setTyped] = useState(typeof late === "string" ? late : undefined);
  const { run, busy, problem } = useAct({
    call: (score: number) => call<CourseScore>("PUT", path(courseId), { body: { score } }),
    done: (answer) => {
      queries.setQueryData(scoreQuery(courseId).queryKey, answer);
      setTyped(undefined);
      dropDraft(journal);
    },
    stale: [{ queryKey: ["configurations"] }],
  });
  const stands = typed === undefined ? "saved" : problem !== undefined || refusalOf(t, typed) !== undefined ? "refused" : "saving";
  useEffect(() => {
    settingSaving.set(() => stands);
    return () => settingSaving.set(() => "saved");
  }, [stands]);
  if (data === undefined) return null;
  const source = data.configuration === null ? t("writing.passing.usual") : t("writing.passing.from", { name: data.configuration.name });
  // a course without a configuration of its own is given one
  if (!can(user, "configurations:edit") || !(data.own || can(user, "configurations:add")))
    return (
      <p className={forms.hint}>
        {t("writing.passing.is", { percent: formatPercent(data.score) })} {source}
      </p>
    );
  const value = typed ?? String(data.score);
  const score = Number(value);
  const refusal = refusalOf(t, value);
  // it holds for who is in the middle of the exam: not while somebody is still typing it
  const keep = () => {
    if (typed === undefined || refusal !== undefined || busy) return;
    if (score !== data.score) return void run(score);
    setTyped(undefined);
    return dropDraft(journal);
  };
  const type = (text: string) => {
    setTyped(text);
    keepDraft(journal, { revision: null, values: { score: text }, before: { score: data.score }, at: Date.now() });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <form className={forms.setting} onSubmit={submit} noValidate>
      <label className={forms.label}>
        {t("writing.passing.label")}
        <input
          type="number"
          className={forms.number}
          min={scoreBounds.minimum}
          step="any"
          max={scoreBounds.maximum}
          value={value}
          aria-invalid={refusal !== undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={keep}
        />
      </label>
      <p className={forms.hint}>
        {refusal ?? source} {typed !== undefined && typed === late && t("writing.passing.late")}{" "}
        {!data.own && t("writing.passing.becomesOwn")} {t("writing.passing.atOnce")}
      </p>
    </form>
  );
}

const refusalOf = (t: TFunction, typed: string): string | undefined =>
  typed.trim() === ""
    ? t("settings.refusals.score", scoreBounds)
    : settingRefusal("finalPassingScore", { finalPassingScore: Number(typed) });
