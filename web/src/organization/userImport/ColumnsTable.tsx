import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Table } from "../../ui/Table.tsx";

interface ColumnsTableProps {
  heads: readonly string[];
  columns: readonly (string | null)[];
  /** Lines to show what stands in each. */
  first: readonly { cells: readonly string[] }[];
  options: readonly { value: string; label: string }[];
  choose: (column: number, target: string) => void;
}

/** What each column of a file is, beside the first values that stand in it. */
export function ColumnsTable({ heads, columns, first, options, choose }: ColumnsTableProps) {
  const { t } = useTranslation();
  return (
    <Table label={t("userImport.steps.columns")} inCard>
      <thead>
        <tr>
          <th>{t("userImport.head")}</th>
          <th>{t("userImport.means")}</th>
          <th>{t("userImport.example")}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map((head, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- heads may be alike, their places are not
          <tr key={`${column} ${head}`}>
            <th scope="row">
              <bdi>{head}</bdi>
            </th>
            <td>
              <NativeSelect
                size="xs"
                miw={140}
                aria-label={head}
                value={columns[column] ?? ""}
                data={[{ value: "", label: t("userImport.leftOut") }, ...options]}
                onChange={({ target }) => choose(column, target.value)}
              />
            </td>
            <td data-long>
              <bdi>
                {first
                  .map(({ cells }) => cells[column])
                  .filter(Boolean)
                  .join(" · ")}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
