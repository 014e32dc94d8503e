import { programTransfer } from "@vigil/model/compliance/programTransfer";
import { transferPageSize } from "@vigil/model/compliance/transferProgress";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { download } from "../../download.ts";
import { problemMessage } from "../../problemMessage.ts";
import { showProblem } from "../../shell/alerts.ts";
import { Button } from "../../ui/Button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Message } from "../../ui/Message.tsx";
import { Table } from "../../ui/Table.tsx";
import { movedPeopleQuery } from "./transferCalls.ts";
import listStyles from "../events/Attendance.module.css";
import styles from "./TransferLearners.module.css";

/** Who is still to be transferred, by name, and what each of them keeps. */
export function TransferPeople({ id }: { id: number }) {
  const { t } = useTranslation();
  const [words, setWords] = useState("");
  const [offset, setOffset] = useState(0);
  const search = useDeferredValue(words);
  const { data, error } = useQuery(movedPeopleQuery(id, search, offset));
  const { rows = [], count = 0 } = data ?? {};
  return (
    <section>
      <h2>{t("transfers.peopleTitle")}</h2>
      <div className={styles.bar}>
        <input
          type="search"
          className={listStyles.search}
          aria-label={t("trainingEvents.search")}
          placeholder={t("trainingEvents.search")}
          value={words}
          dir="auto"
          onChange={({ target }) => {
            setWords(target.value);
            setOffset(0);
          }}
        />
        {(["xlsx", "csv"] as const).map((format) => (
          <Button
            key={format}
            kind="plain"
            size="small"
            onClick={() =>
              void download(`${programTransfer.url}/${id}/people/file?format=${format}`, `transfer.${format}`).catch(showProblem)
            }
          >
            {t("transfers.file")} ({format.toUpperCase()})
          </Button>
        ))}
      </div>
      {error !== null && <Message kind="error">{problemMessage(error)}</Message>}
      <Table label={t("transfers.peopleTitle")}>
        <thead>
          <tr>
            {(["learner", "name", "company", "standingHead", "begun", "kept"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`transfers.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ userId, username, name, company, standing, begun, kept }) => (
            <tr key={userId}>
              <td>
                <bdi>{username}</bdi>
              </td>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>
                <bdi>{company}</bdi>
              </td>
              <td>{t(`transfers.standing.${standing}`)}</td>
              <td>{formatNumber(begun)}</td>
              <td>{formatNumber(kept)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className={styles.bar}>
        <span>
          {t("transfers.page", {
            from: formatNumber(Math.min(offset + 1, count)),
            to: formatNumber(offset + rows.length),
            all: formatNumber(count),
          })}
        </span>
        <Button kind="plain" size="small" disabled={offset === 0} onClick={() => setOffset(offset - transferPageSize)}>
          {t("transfers.previous")}
        </Button>
        <Button kind="plain" size="small" disabled={offset + rows.length >= count} onClick={() => setOffset(offset + transferPageSize)}>
          {t("transfers.next")}
        </Button>
      </div>
    </section>
  );
}
