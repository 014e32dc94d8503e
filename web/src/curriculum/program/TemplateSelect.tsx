import { certificateTemplate, type CertificateKind } from "@vigil/model/compliance/certificateTemplate";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import type { ListAnswer } from "../../entity/row.ts";
import { plainText } from "../../entity/plainText.ts";

interface TemplateSelectProps {
  kind: CertificateKind;
  value: number | null;
  set: (id: number | null) => void;
}

/** What the program's certificates are printed on here; with nothing chosen, on what is in use for all programs. */
export function TemplateSelect({ kind, value, set }: TemplateSelectProps) {
  const { t } = useTranslation();
  const { domain = "" } = useParams({ strict: false });
  const { data } = useQuery({
    queryKey: [certificateTemplate.url, "ofKind", kind],
    queryFn: ({ signal }) =>
      call<ListAnswer>("GET", `${certificateTemplate.url}?kind=${kind}&fields=name,active&order=asc(name)&limit=200&count=none`, {
        signal,
      }),
  });
  const rows = data?.rows ?? [];
  return (
    <div>
      <NativeSelect
        name={`${kind}TemplateId`}
        label={t(`domainProgram.${kind}Template`)}
        description={t("domainProgram.templateHint")}
        value={value === null ? "" : String(value)}
        onChange={({ target }) => set(target.value === "" ? null : Number(target.value))}
        data={[
          { value: "", label: t("domainProgram.usualTemplate") },
          ...rows.map(({ id, name, active }) => ({
            value: String(id),
            label: active === true ? t("domainProgram.templateInUse", { name: plainText(name) }) : plainText(name),
          })),
        ]}
      />
      {value !== null && (
        <Link to="/$domain/admin/$list/$id/$tab" params={{ domain, list: certificateTemplate.url, id: String(value), tab: "preview" }}>
          {t("domainProgram.templatePreview")}
        </Link>
      )}
    </div>
  );
}
