import type { CertificateTexts } from "@vigil/model/compliance/certificateVariables";
import type { ConfigurationSettings } from "@vigil/model/curriculum/configurationSettings";

/** What the configurations that hold say on certificates, by its groups. */
export const certificateTexts = (settings: ConfigurationSettings): CertificateTexts => ({
  ...(settings.certificateTextsGeneral && { general: settings.certificateTextsGeneral }),
  ...(settings.certificateTextsCompany && { company: settings.certificateTextsCompany }),
  ...(settings.certificateTextsCourse && { course: settings.certificateTextsCourse }),
  ...(settings.certificateTextsProgram && { program: settings.certificateTextsProgram }),
});
