import { useTranslation } from "react-i18next";
import { can, useUser } from "../../shell/user.ts";
import { Card } from "../../ui/Card.tsx";
import { KnownDevices } from "./KnownDevices.tsx";

/** The devices that know somebody's account, for whoever may end their sign-ins. */
export function UserDevices({ userId }: { userId: number }) {
  const { t } = useTranslation();
  return (
    <Card title={t("devices.title")} lead={t("devices.leadOf")}>
      <KnownDevices path={`users/${userId}/devices`} mayForget={can(useUser(), "userSessions:edit")} />
    </Card>
  );
}
