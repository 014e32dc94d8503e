import { clockOffTold, type Node } from "@vigil/model/operations/operations";
import { useTranslation } from "react-i18next";
import { Card } from "../ui/Card.tsx";
import { formatInstant, formatNumber } from "../ui/format.ts";
import { Message } from "../ui/Message.tsx";
import { Table } from "../ui/Table.tsx";
import { Tag } from "../ui/Tag.tsx";

const isOff = ({ clockOffMs, gone }: Node): boolean => !gone && Math.abs(clockOffMs) >= clockOffTold;

/** The servers of the installation. */
export function NodesCard({ nodes }: { nodes: readonly Node[] }) {
  const { t } = useTranslation();
  const hasReplica = nodes.some(({ replica }) => replica !== null);
  return (
    <Card title={t("operations.nodesTitle")} lead={t("operations.nodesLead")} wide>
      {nodes.some(isOff) && <Message kind="warning">{t("operations.clockLead")}</Message>}
      <Table label={t("operations.nodesTitle")}>
        <thead>
          <tr>
            {(["node", "version", "startedAt", "seenAt", "clock"] as const).map((name) => (
              <th key={name} scope="col">
                {t(`operations.${name}`)}
              </th>
            ))}
            {hasReplica && <th scope="col">{t("operations.replica")}</th>}
          </tr>
        </thead>
        <tbody>
          {nodes.map((node) => (
            <tr key={node.id}>
              <td>
                <bdi>
                  {node.computer} {node.address}
                </bdi>
              </td>
              <td>
                <bdi>{node.version}</bdi>
              </td>
              <td>{formatInstant(node.startedAt)}</td>
              <td>
                {node.gone ? (
                  <Tag tone="bad">{t("operations.gone", { when: formatInstant(node.seenAt) })}</Tag>
                ) : (
                  formatInstant(node.seenAt)
                )}
              </td>
              <td>
                <Clock node={node} />
              </td>
              {hasReplica && (
                <td>
                  <Replica node={node} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Clock({ node }: { node: Node }) {
  const { t } = useTranslation();
  if (node.gone) return "–";
  if (!isOff(node)) return <Tag tone="good">{t("operations.clockRight")}</Tag>;
  const formatted = formatNumber(Math.abs(Math.round(node.clockOffMs / 1000)));
  return <Tag tone="bad">{t(node.clockOffMs > 0 ? "operations.clockAhead" : "operations.clockBehind", { formatted })}</Tag>;
}

function Replica({ node: { gone, replica, replicaBehindMs } }: { node: Node }) {
  const { t } = useTranslation();
  if (gone || replica === null) return "–";
  const formatted = formatNumber((replicaBehindMs ?? 0) / 1000, 1);
  if (replica === "used") return <Tag tone="good">{t("operations.replicaUsed", { formatted })}</Tag>;
  return <Tag tone="bad">{replica === "away" ? t("operations.replicaAway") : t("operations.replicaBehind", { formatted })}</Tag>;
}
