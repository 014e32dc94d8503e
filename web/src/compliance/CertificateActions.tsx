import { programCertificate } from "@vigil/model/compliance/programCertificate";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { useAct } from "../shell/useAct.ts";
import { Button } from "../ui/Button.tsx";

type CertificateAct = "regenerate" | "reset" | "lock" | "unlock" | "reissue";

interface CertificateActionsProps {
  ids: readonly number[];
  acts: readonly CertificateAct[];
  done: () => void;
}

/** What is done to certificates after they were issued, all or none. */
export function CertificateActions({ ids, acts, done }: CertificateActionsProps) {
  const { t } = useTranslation();
  const count = ids.length;
  const { run } = useAct({
    ask: (act: CertificateAct) => ({
      title: t(`certificates.${act}Title`, { count }),
      text: t(`certificates.${act}Text`),
      confirm: t(`certificates.${act}`),
      danger: act === "regenerate" || act === "reset",
    }),
    call: (act) => call("POST", `${programCertificate.url}/${act}`, { body: { ids } }),
    done,
    told: () => t("certificates.done", { count }),
    stale: [{ queryKey: [programCertificate.url] }, { queryKey: ["certificates"] }],
  });
  return acts.map((act) => (
    <Button key={act} kind="plain" size="bar" onClick={() => void run(act)}>
      {t(`certificates.${act}`)}
    </Button>
  ));
}
