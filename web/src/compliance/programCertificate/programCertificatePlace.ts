import type { programCertificate } from "@vigil/model/compliance/programCertificate";
import type { Place } from "../../entity/place.ts";

export const programCertificatePlace: Place<typeof programCertificate> = {
  groups: {
    general: [
      "certificateId",
      "verificationCode",
      "locked",
      "expired",
      "revokedAt",
      "revokedReason",
      "revokedNote",
      "replaced",
      "replacedBy",
    ],
    person: ["firstName", "lastName", "pin", "companyName", "userId"],
    training: ["programTitle", "programId", "run", "programStatusId", "recurrency", "period", "version"],
    validity: ["startDate", "dueDate", "completionDate", "expiryDate"],
    trainer: ["trainerName", "trainerSignature", "badge", "authority", "trainerId", "trainingPlace", "trainingHours"],
    integrity: ["openFlags", "confirmedFlags"],
    data: ["evidence", "data"],
  },
  facts: async () => (await import("./programCertificateFacts.tsx")).programCertificateFacts,
  rowActions: async () => (await import("./ProgramCertificateActions.tsx")).ProgramCertificateRowActions,
  bulkActions: async () => (await import("./ProgramCertificateActions.tsx")).ProgramCertificateBulkActions,
};
