import type { MovePreview } from "@vigil/model/organization/userMove";
import { useTranslation } from "react-i18next";
import { Message } from "../../ui/Message.tsx";
import { Tag } from "../../ui/Tag.tsx";
import styles from "../userMoves.module.css";

/** What goes along, what does not, and what holds at the new company. */
export function MoveFacts({ preview }: { preview: MovePreview }) {
  const { t } = useTranslation();
  const { here, from, to, programs, groups, runs, credits } = preview;
  const settings = (names: readonly string[]) => (names.length === 0 ? t("userMoves.noConfigurations") : names.join(", "));
  return (
    <>
      {to.deleted && <Message kind="warning">{t("userMoves.deleted")}</Message>}
      {here > 0 && <Message kind="info">{t("userMoves.here", { count: here, company: to.company })}</Message>}
      <dl className={styles.facts}>
        <dt>{t("userMoves.from")}</dt>
        <dd>
          {from.map(({ company, users, configurations }) => (
            <p key={company}>
              <bdi>{company}</bdi> · {t("userMoves.users", { count: users })}
              <small>
                {t("userMoves.configurations")}: <bdi>{settings(configurations)}</bdi>
              </small>
            </p>
          ))}
        </dd>
        <dt>{t("userMoves.to")}</dt>
        <dd>
          <p>
            <bdi>{to.company}</bdi>
            <small>
              {t("userMoves.configurations")}: <bdi>{settings(to.configurations)}</bdi>
            </small>
          </p>
        </dd>
        {programs.length > 0 && (
          <>
            <dt>{t("userMoves.programs")}</dt>
            <dd>
              {programs.map(({ program, users, fits }) => (
                <p key={program}>
                  <bdi>{program}</bdi> · {t("userMoves.users", { count: users })}{" "}
                  <Tag tone={fits ? "good" : "warn"}>{t(fits ? "userMoves.fits" : "userMoves.unfit")}</Tag>
                </p>
              ))}
            </dd>
          </>
        )}
        {groups.length > 0 && (
          <>
            <dt>{t("userMoves.groups")}</dt>
            <dd>
              {groups.map(({ group, users }) => (
                <p key={group}>
                  <bdi>{group}</bdi> · {t("userMoves.users", { count: users })}
                </p>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className={styles.hint}>
        {t("userMoves.stays", { count: runs })} {credits > 0 && t("userMoves.credits", { count: credits })}
      </p>
    </>
  );
}
