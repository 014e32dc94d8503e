import { TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { showProblem } from "../../shell/alerts.ts";
import { toast } from "../../shell/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { catalogueQuery } from "../order/orderCalls.ts";
import styles from "./Archive.module.css";
import { tasksKey } from "./taskCalls.ts";

/** Images made again from their recipes: those of a library, or one. */
export function RemakeCard({ libraryId, imageId }: { libraryId: number; imageId?: number }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: catalogue } = useQuery(catalogueQuery);
  const [scanner, setScanner] = useState("");
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    try {
      const body = { scanner: scanner === "" ? null : scanner, ...(imageId === undefined ? {} : { imageIds: [imageId] }) };
      await call("POST", `imagelibraries/${libraryId}/remake`, { body });
      toast(t(imageId === undefined ? "archive.remake.askedAll" : "archive.remake.asked"));
    } catch (problem) {
      showProblem(problem);
    } finally {
      await queries.invalidateQueries({ queryKey: tasksKey });
      setAsking(false);
    }
  };
  return (
    <Card title={t("archive.remake.title")} lead={t("archive.remake.lead")}>
      <div className={styles.form}>
        <TextInput
          component="select"
          w="100%"
          label={t("archive.remake.scanner")}
          value={scanner}
          onChange={({ target }: { target: { value: string } }) => setScanner(target.value)}
        >
          <option value="">{t("archive.remake.own")}</option>
          {catalogue?.scanners.map(({ name }) => (
            <option key={name} value={name}>
              {phraseOf(`scanner.names.${name}`, name)}
            </option>
          ))}
        </TextInput>
        <Button busy={asking} onClick={() => void ask()}>
          {t(imageId === undefined ? "archive.remake.start" : "archive.remake.one")}
        </Button>
      </div>
    </Card>
  );
}
