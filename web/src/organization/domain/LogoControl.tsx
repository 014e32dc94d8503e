import type { Media } from "@vigil/model/curriculum/media";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call, domainOfPage } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import { problemMessage } from "../../problemMessage.ts";
import { can, useUser } from "../../shell/user.ts";
import { formatPercent } from "../../ui/format.ts";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { upload } from "../../upload.ts";
import styles from "./LogoControl.module.css";
import { FileInput } from "../../ui/FileInput.tsx";

/** A picture of the media, or a new one: it becomes one of the media, and is worn once the form is saved. */
export function LogoControl({ form, name }: { form: RecordForm; name: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const mayUpload = can(useUser(), "media:add");
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState("");
  /** The name of a picture that was there already, and is used. */
  const [there, setThere] = useState("");
  const value = form.values[name];

  const send = async (file: File) => {
    setRefusal("");
    setThere("");
    setShare(0);
    try {
      const { id } = await call<Media>("POST", "media", { body: { name: nameOf(file), scope: "logo" } });
      try {
        await upload(`media/${id}/file`, file, { progress: setShare, signal: new AbortController().signal });
      } catch (problem) {
        await call("DELETE", `media/${id}`).catch(() => {}); // it has no picture
        const known = knownAs(problem);
        if (known === undefined) throw problem;
        form.set(name, known.id);
        setThere(known.name);
        return;
      }
      form.set(name, id);
      await queries.invalidateQueries({ queryKey: ["media"] });
    } catch (problem) {
      setRefusal(problemMessage(problem));
    } finally {
      setShare(null);
    }
  };

  return (
    <div className={styles.logo}>
      <FieldControl form={form} name={name} />
      {typeof value === "number" && (
        <img
          className={styles.shown}
          src={`/api/media/${value}/file?domain=${encodeURIComponent(domainOfPage())}`}
          alt={t("domainSettings.logoShown")}
        />
      )}
      {mayUpload && (
        <label className={styles.upload}>
          {t("domainSettings.logoUpload")}
          <FileInput
            name={`${name}-file`}
            accept="image/png,image/jpeg,image/webp,image/gif"
            disabled={share !== null}
            aria-invalid={refusal !== "" || undefined}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = "";
              if (file) void send(file);
            }}
          />
        </label>
      )}
      {share !== null && <ProgressBar value={share} label={formatPercent(100 * share)} tone="action" />}
      {there && <p role="status">{t("domainSettings.logoThere", { name: there })}</p>}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

/** The same picture is among the media already: it is that one which is meant. */
function knownAs(problem: unknown): { id: number; name: string } | undefined {
  return problem instanceof ApiProblem && problem.code === "MediaHashConflict"
    ? (problem.details as { id: number; name: string })
    : undefined;
}

/** Names of media are unique: the day makes this one. */
const nameOf = (file: File): string =>
  `${file.name.replace(/\.[^.]*$/u, "").slice(0, 60)} ${new Date().toISOString().slice(0, 19).replace("T", " ")}`.trim();
