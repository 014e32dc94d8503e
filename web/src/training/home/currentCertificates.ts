import type { LearnerCertificate } from "@vigil/model/compliance/certificateWire";

/** Days before its end from which a certificate is to be renewed. */
const soon = 60;
const dayMs = 86_400_000;

export type CurrentCertificate = Pick<LearnerCertificate, "id" | "programId" | "title" | "expiryDate" | "valid" | "revoked"> & {
  /** Where it ends soon. */
  daysLeft: number | null;
};

/** The newest certificate of each program, as they come newest first. */
export function currentCertificates(all: readonly LearnerCertificate[], nowMs: number): CurrentCertificate[] {
  const programs = all.filter(({ kind }) => kind === "program");
  const newest = programs.filter(({ programId }, index) => programs.findIndex((one) => one.programId === programId) === index);
  return newest.map((one) => {
    const days = one.expiryDate === null ? Infinity : Math.ceil((Date.parse(one.expiryDate) - nowMs) / dayMs);
    return { ...one, daysLeft: days > soon ? null : Math.max(0, days) };
  });
}
