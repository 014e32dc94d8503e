import { user } from "@vigil/model/organization/user";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { only } from "../../entity/bulk/selected.ts";
import type { RowActionsProps } from "../../entity/place.ts";
import { useStillHere } from "../../shell/useStillHere.ts";
import { can, useUser } from "../../shell/user.ts";
import { buttonLook } from "../../ui/buttonLook.ts";
import { Popover } from "../../ui/Popover.tsx";
import { MergeUsers } from "../merge/MergeUsers.tsx";
import { MoveUsers } from "../move/MoveUsers.tsx";
import { GivePassword } from "./GivePassword.tsx";
import { InviteUsers } from "./InviteUsers.tsx";
import { MessageUsers } from "./MessageUsers.tsx";
import { SignOutUsers } from "./SignOutUsers.tsx";
import { UnlockUsers } from "./UnlockUsers.tsx";
import styles from "./UserRowActions.module.css";
import { ViewAsUser } from "./ViewAsUser.tsx";

/** What can be done with the account of one person; the list of users does not load it. */
export function UserRowActions({ domain, record, mayEdit }: RowActionsProps<typeof user>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const caller = useUser();
  const edits = mayEdit && record.abilities?.edit !== false;
  const views = can(caller, "users:viewAs") && record.id !== caller.id && record.active;
  if (!edits && !views) return null;
  const toKept = (id: number) => navigate({ to: "/$domain/admin/$list/$id", params: { domain, list: user.url, id: String(id) } });
  const ids = [record.id];
  const chosen = only(record.id);
  return (
    <Popover label={t("person.account")} buttonClass={buttonLook("plain", "bar")} button={<>{t("person.account")} ▾</>}>
      <div className={styles.menu}>
        {views && <ViewAsUser domain={domain} record={record} />}
        {edits && (
          <>
            <MessageUsers chosen={chosen} done={() => {}} />
            <GivePassword domain={domain} record={record} />
            {record.lastSeenAt === null && <InviteUsers chosen={chosen} done={() => {}} />}
            {record.locked && <UnlockUsers chosen={chosen} done={() => {}} />}
            {can(caller, "userSessions:edit") && <SignOutUsers chosen={chosen} done={() => {}} />}
            <MoveUsers chosen={chosen} done={() => {}} />
            <MergeUsers ids={ids} done={(keptId) => void (stillHere() && toKept(keptId))} />
          </>
        )}
      </div>
    </Popover>
  );
}
