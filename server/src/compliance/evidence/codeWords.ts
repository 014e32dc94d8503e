import type { TimeKind } from "@vigil/model/reporting/measures/timeKind";
import { sourceLanguage } from "@vigil/model/phrases/languages";
import { phrasesIn } from "../../http/phrasesIn.ts";
import type { SheetValue } from "../../http/sendSheet.ts";

type Words = Readonly<Record<string, string>>;

/** What the screens have no words of their own for. */
const ofTime: Readonly<Record<TimeKind, string>> = {
  reading: "Pages of courses",
  practice: "Practice at the X-ray screen",
  exam: "Exam at the X-ray screen",
  quiz: "Quiz at the X-ray screen",
  questions: "Exam of questions",
  questionQuiz: "Quiz of questions",
  classroom: "Classroom",
};

/** Words for the codes of a column, as the screens say them, by table and column. */
function wordsOf(): Readonly<Record<string, Words>> {
  const { records, authority, reports, simulator, howSure, watch } = phrasesIn(sourceLanguage);
  const { pack, role, equipment, afterMissed, anniversary } = records.authorityRule.options;
  return {
    "time.kind": ofTime,
    "sessions.kind": records.simulatorSession.options.kind,
    "confidence.confidence": howSure.levels,
    "watches.prevalence": watch.prevalences,
    "exams.kind": records.examAttempt.options.kind,
    "certificates.revoked_reason": records.programCertificate.options.revokedReason,
    "standings.standing": authority.standings,
    "standings.reasons": authority.reasons,
    "standings.path": reports.choices.path,
    "rules.law": pack,
    "rules.work": role,
    "rules.equipment": equipment,
    "rules.after_missed": afterMissed,
    "rules.anniversary": anniversary,
    "flags.kind": records.integrityFlag.options.kind,
    "flags.verdict": records.integrityFlag.options.verdict,
    "results_at_work.category": simulator.categoryNames,
    "results_at_work.outcome": records.workResult.options.outcome,
    "remedial.category": { ...simulator.categoryNames, any: records.remedialDuty.options.category.any },
    "drills.kind": records.testDrill.options.kind,
    "drills.worn": records.testDrill.options.fault,
    "drills.decision": records.testDrill.options.decision,
  };
}

let words: Readonly<Record<string, Words>> | undefined;

/** What stands in an archive in place of a code; what is no code, and a code without words, stands for itself. */
export function codeWords(table: string, column: string, value: SheetValue): SheetValue {
  words ??= wordsOf();
  const known = words[`${table}.${column}`];
  if (known === undefined || (typeof value !== "string" && typeof value !== "number")) return value;
  const said = (code: string): string => known[code] ?? code;
  // only reasons are several in one cell
  return column === "reasons" ? String(value).split(" ").map(said).join(" ") : said(String(value));
}
