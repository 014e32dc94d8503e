import type { CourseScore } from "@vigil/model/curriculum/courseScore";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { scoreBounds, settingRefusal } from "../../curriculum/settingRefusal.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { formatPercent } from "../../ui/format.ts";
import forms from "../desk/forms.module.css";
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
  const [typed, setTyped] = useState<string>();
  const { run, busy } = useAct({
    call: (score: number) => call<CourseScore>("PUT", path(courseId), { body: { score } }),
    done: (answer) => {
      queries.setQueryData(scoreQuery(courseId).queryKey, answer);
      setTyped(undefined);
    },
    told: ({ score }) => t("writing.passing.set", { percent: formatPercent(score) }),
    stale: [{ queryKey: ["configurations"] }],
  });
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
  const refusal =
    value.trim() === "" ? t("settings.refusals.score", scoreBounds) : settingRefusal("finalPassingScore", { finalPassingScore: score });
  // it holds for who is in the middle of the exam: not while somebody is still typing it
  const keep = () => {
    if (typed === undefined || refusal !== undefined || busy) return;
    if (score === data.score) setTyped(undefined);
    else void run(score);
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
          onChange={({ target }) => setTyped(target.value)}
          onBlur={keep}
        />
      </label>
      <p className={forms.hint}>
        {refusal ?? source} {!data.own && t("writing.passing.becomesOwn")} {t("writing.passing.atOnce")}
      </p>
    </form>
  );
}
