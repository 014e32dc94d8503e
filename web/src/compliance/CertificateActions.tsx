import { useTranslation } from "react-i18next";
import type { Selected } from "../entity/bulk/selected.ts";
import { useBulkAct } from "../entity/bulk/useBulkAct.ts";
import { Button } from "../ui/Button.tsx";

export type CertificateList = "programcertificates" | "coursestatuses";
export type CertificateAct = "regenerate" | "reset" | "lock" | "unlock" | "reissue";

interface CertificateActionsProps {
  /** The list's address: certificates of programs, or the statuses of courses. */
  url: CertificateList;
  chosen: Selected;
  acts: readonly CertificateAct[];
  done: () => void;
}

/** What is done to certificates after they were issued; those that refuse it are named. */
export function CertificateActions({ url, chosen, acts, done }: CertificateActionsProps) {
  const { t } = useTranslation();
  const { count } = chosen;
  const { run } = useBulkAct({
    chosen,
    ask: (act: CertificateAct) => ({
      title: t(`certificates.${act}Title`, { count }),
      // the certificate of a course has a code and no number
      text: t(act === "reissue" && url === "coursestatuses" ? "certificates.reissueCodeText" : `certificates.${act}Text`),
      confirm: t(`certificates.${act}`),
      danger: act === "regenerate" || act === "reset",
    }),
    path: (act: CertificateAct) => `${url}/${act}`,
    done,
    told: (changed) => t("certificates.done", { count: changed }),
    stale: [{ queryKey: [url] }, { queryKey: ["certificates"] }],
  });
  return acts.map((act) => (
    <Button key={act} kind="plain" size="bar" onClick={() => void run(act)}>
      {t(`certificates.${act}`)}
    </Button>
  ));
}
