import type { CourseScore } from "@vigil/model/curriculum/courseScore";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { useAct } from "../../shell/useAct.ts";
import { can, useUser } from "../../shell/user.ts";
import { Button } from "../../ui/Button.tsx";
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
  const sound = value.trim() !== "" && score >= 1 && score <= 100 && Math.abs(score * 100 - Math.round(score * 100)) < 1e-6;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sound) void run(score);
  };
  return (
    <form className={forms.setting} onSubmit={submit} noValidate>
      <label className={forms.label}>
        {t("writing.passing.label")}
        <input
          type="number"
          className={forms.number}
          min={1}
          step="any"
          max={100}
          value={value}
          aria-invalid={!sound}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p className={forms.hint}>
        {sound ? source : t("writing.passing.range")} {!data.own && t("writing.passing.becomesOwn")}
      </p>
      {typed !== undefined && score !== data.score && (
        <p className={forms.buttons}>
          <Button type="submit" size="small" busy={busy} disabled={!sound}>
            {t("writing.passing.save")}
          </Button>
        </p>
      )}
    </form>
  );
}
