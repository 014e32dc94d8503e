import { programCertificate } from "@vigil/model/compliance/programCertificate";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import styles from "../entity/list/List.module.css";
import { showProblem } from "../shell/alerts.ts";
import { confirmed } from "../shell/confirmation.ts";
import { locked } from "../shell/lock.ts";
import { toast } from "../shell/toasts.ts";

type Act = "regenerate" | "reset" | "lock" | "unlock";

interface CertificateActionsProps {
  ids: readonly number[];
  acts: readonly Act[];
  done: () => void;
}

/** What is done to certificates after they were issued, all or none. */
export function CertificateActions({ ids, acts, done }: CertificateActionsProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const count = ids.length;
  const run = async (act: Act) => {
    const yes = await confirmed({
      title: t(`certificates.${act}Title`, { count }),
      text: t(`certificates.${act}Text`),
      confirm: t(`certificates.${act}`),
      danger: act === "regenerate" || act === "reset",
    });
    if (!yes) return;
    try {
      await locked(call("POST", `${programCertificate.url}/${act}`, { body: { ids } }));
      done();
      toast(t("certificates.done", { count }));
    } catch (problem) {
      showProblem(problem);
    }
    await queries.invalidateQueries({ queryKey: [programCertificate.url] });
    await queries.invalidateQueries({ queryKey: ["certificates"] });
  };
  return acts.map((act) => (
    <button key={act} type="button" className={styles.button} onClick={() => void run(act)}>
      {t(`certificates.${act}`)}
    </button>
  ));
}
