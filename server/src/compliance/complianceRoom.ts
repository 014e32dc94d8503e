import type { Room } from "../room.ts";
import { authorityRuleRoutes } from "./authority/authorityRuleRoutes.ts";
import { forgetPreviews } from "./authority/preview/forgetPreviews.ts";
import { rulePreviewQueue } from "./authority/preview/rulePreviewQueue.ts";
import { rulePreviewRoutes } from "./authority/preview/rulePreviewRoutes.ts";
import { startRulePreviews } from "./authority/preview/startRulePreviews.ts";
import { forgetLooks } from "./authority/standings/forgetLooks.ts";
import { standingLookQueue } from "./authority/standings/standingLookQueue.ts";
import { startStandingLooks } from "./authority/standings/startStandingLooks.ts";
import { standingListRoutes } from "./authority/standings/standingListRoutes.ts";
import { ruleNamesRoutes } from "./authority/ruleNamesRoutes.ts";
import { standingRoutes } from "./authority/standingRoutes.ts";
import { evidenceQueue } from "./evidence/evidenceQueue.ts";
import { evidenceRoutes } from "./evidence/evidenceRoutes.ts";
import { forgetEvidence } from "./evidence/forgetEvidence.ts";
import { startEvidence } from "./evidence/startEvidence.ts";
import { certificateRoutes } from "./certificateRoutes.ts";
import { certificateTemplateRoutes } from "./certificateTemplateRoutes.ts";
import { creditRoutes } from "./creditRoutes.ts";
import { drillRoutes } from "./drill/drillRoutes.ts";
import { learnerEventRoutes } from "./events/learnerEventRoutes.ts";
import { trainingEventRoutes } from "./events/trainingEventRoutes.ts";
import { lockedExamRoutes } from "./lockedExamRoutes.ts";
import { programCertificateRoutes } from "./programCertificateRoutes.ts";
import { trainerAuthorizationRoutes } from "./trainerAuthorizationRoutes.ts";
import { programTransferRoutes } from "./transfers/programTransferRoutes.ts";
import { startTransfers } from "./transfers/runTransfers.ts";
import { userCreditRoutes } from "./userCreditRoutes.ts";
import { verifyRoutes } from "./verifyRoutes.ts";

/** What proves a training, and what pays for it. */
export const complianceRoom: Room = {
  routes: [
    certificateRoutes,
    verifyRoutes,
    certificateTemplateRoutes,
    programCertificateRoutes,
    creditRoutes,
    userCreditRoutes,
    lockedExamRoutes,
    programTransferRoutes,
    trainerAuthorizationRoutes,
    trainingEventRoutes,
    learnerEventRoutes,
    authorityRuleRoutes,
    ruleNamesRoutes,
    standingRoutes,
    rulePreviewRoutes,
    standingListRoutes,
    evidenceRoutes,
    drillRoutes,
  ],
  jobs: [startTransfers, startEvidence, startRulePreviews, startStandingLooks],
  queues: [evidenceQueue, rulePreviewQueue, standingLookQueue],
  forget: async (tx, domainId, yesterday, settings) => {
    await forgetEvidence(tx, domainId, yesterday, settings);
    await forgetPreviews(tx, domainId, yesterday);
    await forgetLooks(tx, domainId, yesterday);
  },
  conflicts: {
    authority_rules_domain_id_name_key_key: { code: "AuthorityRuleConflict", field: "name" },
    certificate_templates_active: { code: "CertificateTemplateOneActive" },
    certificate_templates_owner_domain_id_name_key_key: { code: "CertificateTemplateConflict", field: "name" },
    trainer_authorizations_name: { code: "TrainerAuthorizationConflict", field: "name" },
  },
};
