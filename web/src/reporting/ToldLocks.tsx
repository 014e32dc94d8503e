import { useTranslation } from "react-i18next";
import { plainText } from "../entity/plainText.ts";
import { phraseOf } from "../phraseOf.ts";
import { formatInstant, formatNumber } from "../ui/format.ts";
import styles from "./Event.module.css";

/** The locks an event tells of, as the account's own page names them: where, after how many failures, until when. */
export function ToldLocks({ locks }: { locks: readonly Readonly<Record<string, unknown>>[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.parts}>
      {locks.map(({ at, address, failures, until }) => (
        <li key={`${plainText(at)} ${plainText(address)}`}>
          {[
            phraseOf(`userLocks.places.${plainText(at)}`, plainText(at)),
            ...(typeof address === "string" ? [address] : []),
            ...(typeof failures === "number" && failures > 0 ? [`${t("userLocks.failures")}: ${formatNumber(failures)}`] : []),
            `${t("userLocks.until")}: ${typeof until === "string" && !Number.isNaN(Date.parse(until)) ? formatInstant(until) : t("userLocks.forGood")}`,
          ].join(" · ")}
        </li>
      ))}
    </ul>
  );
}
