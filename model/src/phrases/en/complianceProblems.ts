/** Refusals of certificates, credits and classroom training. */
export const complianceProblems = {
  CertificateTemplateConflict: "Another certificate template already has this name.",
  CertificateTemplateOneActive: "One template of a kind is active at a time: choose one.",
  CertificateTemplateActive: "This certificate template is active and cannot be deleted. Activate another one first.",
  CertificateTemplateInUse: "Certificates were issued with this template. It can be deactivated but not deleted.",
  CertificateTemplateMissing: "No certificate template is active. Please ask your administrator.",
  CertificatePageInvalid: "The page cannot be read at line {{line}}: {{word}}.",
  ProgramCertificateLocked: "This certificate is locked and cannot be changed.",
  CertificatesLocked: "Some of these certificates are locked: nothing was changed.",
  CertificateNotFound: "No certificate has this code. Please compare it with the paper.",
  CourseNotComplete: "A course has a certificate when it is complete.",
  CreditDomainCodeConflict: "The domain codes of the company {{company}} and the program {{program}} are incompatible.",
  CreditInUse: "Learners have taken of this credit. It can be ended by its expiry date, but not deleted.",
  CreditDates: "The credit would expire before it begins.",
  AddonConflict: "This domain has the plugin already.",
  IntegrityFlagOwn: "Somebody else has to look at your own flags.",
  AddonOff: "This belongs to a plugin that is switched off in this domain. Switch it on under “Plugins”.",
} as const;
