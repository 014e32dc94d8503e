import type { CourseSettingKey } from "@vigil/model/curriculum/courseSettings";
import { secondsOf, unitOf } from "@vigil/model/curriculum/settingUnits";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { settingRefusal } from "../../curriculum/settingRefusal.ts";
import { problemMessage } from "../../problemMessage.ts";
import { draftsOf, dropDraft, keepDraft, readDraft } from "../../shell/drafts.ts";
import { useAct } from "../../shell/useAct.ts";
import { useUser } from "../../shell/user.ts";
import { courseSettingsQuery, keepCourseSettings } from "./courseSettingsQuery.ts";
import { keepAnswer } from "../keepAnswer.ts";

/** Typed when this page was last left: kept now as nobody else set it meanwhile, or told beside what somebody did. */
type Late = "kept" | "overtaken";

interface TypedSetting {
  /** What stands in the field, where it is not what holds. */
  typed: string | undefined;
  refusal: string | undefined;
  late: Late | null;
  type: (text: string) => void;
  keep: () => void;
}

/**
 * What is typed into the field of a setting that stands at `value`. It holds once the field is left, and a page that is closed leaves it;
 * what did not reach the server then is kept by this browser, and sent when the page is open again.
 */
export function useTypedSetting(courseId: number, name: CourseSettingKey, value: number | undefined): TypedSetting {
  const queries = useQueryClient();
  const journal = `${draftsOf(useUser())}${name} ${courseId}`;
  const [typed, setTyped] = useState<string | undefined>();
  const [late, setLate] = useState<Late | null>(null);
  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = typed;
  }, [typed]);
  const { queryKey } = courseSettingsQuery(courseId);
  const note = (text: string, over: number | undefined) =>
    keepDraft(journal, { revision: null, values: { typed: text }, before: { value: over }, at: Date.now() });
  const { run, busy, problem, forget } = useAct({
    call: (wanted: number) => keepCourseSettings(courseId, { [name]: wanted }),
    done: (answer, sent) => {
      keepAnswer(queries, queryKey, answer);
      // what was typed while it was sent stays, over what holds now
      if (latest.current !== undefined && valueOf(name, latest.current) !== sent) return note(latest.current, answer.settings[name].value);
      setTyped(undefined);
      dropDraft(journal);
    },
    refusal: "here",
    stale: [{ queryKey: ["configurations"] }],
  });
  const refusal =
    typed === undefined ? undefined : (refusalOf(name, typed) ?? (problem === undefined ? undefined : problemMessage(problem)));

  /** What is to be kept of it; undefined where that is nothing, or nothing that may be. */
  const wanted = () => (typed === undefined || refusalOf(name, typed) !== undefined ? undefined : valueOf(name, typed));
  const keep = () => {
    const next = wanted();
    if (next === undefined || busy) return;
    setLate(null);
    if (next !== value) return void run(next);
    setTyped(undefined);
    dropDraft(journal);
  };
  const leave = useEffectEvent(() => {
    const next = wanted();
    // what somebody else set meanwhile is not overwritten by closing a page
    if (next === undefined || next === value || late === "overtaken") return;
    void keepCourseSettings(courseId, { [name]: next }, true).then(
      (answer) => keepAnswer(queries, queryKey, answer),
      () => {}, // the journal has it
    );
  });
  useEffect(() => {
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);

  const resume = useEffectEvent(() => {
    const kept = readDraft(journal, Date.now());
    const before = kept?.values["typed"];
    if (kept === undefined || typeof before !== "string") return;
    const meant = valueOf(name, before);
    if (meant === value) return dropDraft(journal);
    setTyped(before);
    if (refusalOf(name, before) !== undefined) return;
    if (kept.before["value"] !== value) return setLate("overtaken");
    setLate("kept");
    void run(meant);
  });
  const known = value !== undefined;
  useEffect(() => {
    if (known) resume();
  }, [known]);

  return {
    typed,
    refusal,
    late,
    type: (text) => {
      forget();
      setLate(null);
      setTyped(text);
      note(text, value);
    },
    keep,
  };
}

/** What was typed, in the unit that is stored; nothing is less than every setting may be. */
function valueOf(name: CourseSettingKey, typed: string): number {
  const unit = unitOf(name);
  if (typed.trim() === "") return -1;
  return unit === undefined ? Number(typed) : Math.round(Number(typed) * secondsOf[unit]);
}

const refusalOf = (name: CourseSettingKey, typed: string) => settingRefusal(name, { [name]: valueOf(name, typed) });
