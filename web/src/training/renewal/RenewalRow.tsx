import { useTranslation } from "react-i18next";
import { inWords } from "../../dataWords.ts";
import { formatDate } from "../../ui/format.ts";
import { Tag } from "../../ui/Tag.tsx";
import { BeginAgain } from "./BeginAgain.tsx";
import { lapsedText } from "./lapsedText.ts";
import menu from "../training.module.css";
import type { DueRenewal } from "../home/dueList.ts";

/** What expires soon, or holds no longer: until when, and its next run; of what is not assigned any more, who opens it. */
export function RenewalRow({ thing: { title, date, lapsed, program } }: { thing: DueRenewal }) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <strong>
          <bdi>{inWords("programs", title)}</bdi>
        </strong>
        <p className={menu.quiet}>
          {program
            ? t(!lapsed ? "next.due.expires" : "training.program")
            : `${t("training.notAssigned")}. ${t("training.askAdministrator")}`}
        </p>
      </div>
      <Tag tone={!lapsed ? "warn" : "bad"}>
        {!lapsed ? t("next.due.by", { date: formatDate(date) }) : lapsedText({ lapsed, expiryAt: date })}
      </Tag>
      {program ? <BeginAgain program={program} named /> : <span />}
    </>
  );
}
