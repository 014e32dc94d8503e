import { useQuery } from "@tanstack/react-query";
import { isSharedLevel } from "@vigil/model/identity/accessLevelCodes";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useAddressedField } from "../entity/form/useAddressedField.ts";
import { OwnTasks } from "../imageLibrary/archive/OwnTasks.tsx";
import { ProfileNotices } from "../notices/ProfileNotices.tsx";
import { phraseOf } from "../phraseOf.ts";
import { fieldLabel } from "../shell/recordPhrase.ts";
import { useUser } from "../shell/user.ts";
import { Card } from "../ui/Card.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import { OwnSubscriptions } from "../reporting/subscriptions/OwnSubscriptions.tsx";
import { ReportFiles } from "../reporting/reportFiles/ReportFiles.tsx";
import { ExportRuns } from "../reporting/tableExport/ExportRuns.tsx";
import { KnownDevices } from "./devices/KnownDevices.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { ownQuestionQuery, SecurityForm } from "./SecurityForm.tsx";
import styles from "./Profile.module.css";

/** One's own account: who one is here, the password, and the security question. */
export function ProfilePage() {
  const { t } = useTranslation();
  const user = useUser();
  const { domain } = useParams({ from: "/$domain" });
  useAddressedField();
  const { data: ownQuestion } = useQuery(ownQuestionQuery);
  // A level of the domain keeps the name it was given.
  const shared = isSharedLevel(user.accessLevelId);
  const facts = [
    ["username", user.username],
    ["firstName", user.firstName],
    ["lastName", user.lastName],
    ["companyId", user.company.name],
    [
      "accessLevelId",
      shared ? phraseOf(`records.accessLevel.options.baseCode.${user.accessLevelCode}`, user.accessLevel) : user.accessLevel,
    ],
  ] as const;
  return (
    <>
      <PageHead title={t("shell.profile")} />
      <div className={styles.grid}>
        <Card title={t("entity.groups.person")}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{fieldLabel("user", name)}</dt>
                <dd>
                  <bdi>{value || "–"}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <ProfileNotices domain={domain} />
        <Card title={t("profile.changePassword")}>
          <PasswordForm />
        </Card>
        <Card title={t("devices.title")} lead={t("devices.lead")}>
          <KnownDevices path="user/devices" mayForget={user.viewing !== true} />
        </Card>
        <OwnSubscriptions />
        <ReportFiles />
        <ExportRuns />
        <OwnTasks domain={domain} />
        {ownQuestion && ownQuestion.questions.length > 0 && (
          <Card title={t("profile.securityTitle")} lead={t("profile.securityText")}>
            <SecurityForm {...ownQuestion} />
          </Card>
        )}
      </div>
    </>
  );
}
