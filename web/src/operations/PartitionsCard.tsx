import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatNumber } from "../ui/format.ts";
import { formatBytes } from "../ui/formatBytes.ts";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";
import { partitionsQuery } from "./operationsCalls.ts";

const monthOf = (day: string | null): string => day?.slice(0, 7) ?? "–";

/** The tables that are parted by months: which there are, how large they are, and whether those to come are made. */
export function PartitionsCard() {
  const { t } = useTranslation();
  const { data } = useQuery(partitionsQuery);
  if (!data) return null;
  return (
    <Card title={t("operations.partitionsTitle")} lead={t("operations.partitionsLead")} wide>
      <Table label={t("operations.partitionsTitle")} inCard>
        <thead>
          <tr>
            {(["table", "months", "ahead", "size", "waitingRows", "ending"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`operations.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map(({ name, months, since, until, ahead, bytes, strays, ending }) => (
            <tr key={name}>
              <th scope="row">
                <code dir="ltr">{name}</code>
              </th>
              <td>
                {formatNumber(months)} · <bdi dir="ltr">{`${monthOf(since)} – ${monthOf(until)}`}</bdi>
              </td>
              <td>
                {ahead === 0 ? (
                  <Tag tone="bad">{t("operations.aheadNone")}</Tag>
                ) : (
                  t("operations.aheadMonths", { count: ahead, formatted: formatNumber(ahead) })
                )}
              </td>
              <td>{formatBytes(bytes)}</td>
              <td>{formatNumber(strays)}</td>
              <td>
                {ending === null
                  ? t("operations.endingNone")
                  : t("operations.endingRows", {
                      formatted: formatNumber(ending.rows),
                      whole: formatNumber(ending.whole),
                      until: monthOf(ending.until),
                    })}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
