import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { phraseOf } from "../../phraseOf.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { catalogueQuery } from "../order/orderCalls.ts";
import styles from "./Archive.module.css";
import { tasksKey } from "./taskCalls.ts";
import { useAct } from "../../shell/useAct.ts";

/** Images made again from their recipes: those of a library, or one. */
export function RemakeCard({ libraryId, imageId }: { libraryId: number; imageId?: number }) {
  const { t } = useTranslation();
  const { data: catalogue } = useQuery(catalogueQuery());
  const [scanner, setScanner] = useState("");
  const { run, busy } = useAct({
    call: () => {
      const body = { scanner: scanner === "" ? null : scanner, ...(imageId === undefined ? {} : { imageIds: [imageId] }) };
      return call("POST", `imagelibraries/${libraryId}/remake`, { body });
    },
    told: () => t(imageId === undefined ? "archive.remake.askedAll" : "archive.remake.asked"),
    stale: [{ queryKey: tasksKey }],
  });
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
        <Button busy={busy} onClick={() => void run()}>
          {t(imageId === undefined ? "archive.remake.start" : "archive.remake.one")}
        </Button>
      </div>
    </Card>
  );
}
