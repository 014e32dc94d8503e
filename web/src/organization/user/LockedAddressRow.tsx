import type { LockedAddress } from "@vigil/model/organization/userLock";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../../ui/format.ts";

interface LockedAddressRowProps {
  row: LockedAddress;
  /** Nothing for who may not unlock. */
  chosen: boolean | undefined;
  choose: (yes: boolean) => void;
}

/** An address, how many accounts were locked from there and which, and when. */
export function LockedAddressRow({ row, chosen, choose }: LockedAddressRowProps) {
  const { t } = useTranslation();
  const { address, accounts, names, failures, since, newest, until } = row;
  const name = address ?? t("userLocks.everywhere");
  const more = accounts - names.length;
  const mark = <bdi dir={address === null ? undefined : "ltr"}>{name}</bdi>;
  return (
    <tr>
      <td>
        {chosen === undefined ? (
          mark
        ) : (
          <label>
            <input type="checkbox" checked={chosen} onChange={({ target }) => choose(target.checked)} /> {mark}
          </label>
        )}
      </td>
      <td>
        <strong>{accounts}</strong> <bdi>{names.join(", ")}</bdi>
        {more > 0 && ` ${t("userLocks.more", { count: more })}`}
      </td>
      <td>{failures || "–"}</td>
      <td>
        {formatInstant(since)}
        {formatInstant(newest) !== formatInstant(since) && ` – ${formatInstant(newest)}`}
      </td>
      <td>{until === null ? t("userLocks.forGood") : formatInstant(until)}</td>
    </tr>
  );
}
