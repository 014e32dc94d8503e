import type { CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import type { CertificateValues } from "@vigil/model/compliance/certificateVariables";
import i18next from "i18next";
import { sampleDay } from "./sampleDay.ts";

const years = 3;

/** Somebody who does not exist, certified today. */
export function sampleValues(kind: CertificateKind, today: Date): CertificateValues {
  const { courseTitle, courseCode, ...common } = i18next.t("certificates.sample", { returnObjects: true });
  const day = (after: number) => sampleDay(today, after);
  return {
    ...common,
    ...(kind === "class" ? { courseTitle, courseCode } : {}),
    recurrency: "1x",
    period: String(years * 12),
    startDate: day(-30),
    completionDate: day(0),
    ...(kind === "program" ? { dueDate: day(7), expiryDate: day(years * 365) } : {}),
  };
}
