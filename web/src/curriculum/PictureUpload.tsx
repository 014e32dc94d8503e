import { isFilm, mostMediaBytes, type MediaScope } from "@vigil/model/curriculum/media";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import { ApiProblem } from "../apiProblem.ts";
import formStyles from "../entity/form/Form.module.css";
import { problemMessage } from "../problemMessage.ts";
import { FileInput } from "../ui/FileInput.tsx";
import { formatFileSize } from "../ui/format.ts";

const mostName = 100;

interface PictureUploadProps {
  scope: MediaScope;
  /** Whether a film may be shown there as well. */
  films?: boolean;
  brought: (id: number, film: boolean) => void;
}

/** Brings a picture or film into the media list and chooses it there; one that is kept already is chosen as it is. What cannot be taken is told here. */
export function PictureUpload({ scope, films = false, brought }: PictureUploadProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const bring = async (file: File | undefined) => {
    if (file === undefined) return;
    setRefusal(null);
    const film = films && isFilm(file.type);
    const most = mostMediaBytes[film ? "film" : "picture"];
    if (file.size > most)
      return setRefusal(t("authoringForm.fileLarge", { name: file.name, size: formatFileSize(file.size), most: formatFileSize(most) }));
    setBusy(true);
    try {
      brought(await kept(file, scope), film);
      await queries.invalidateQueries({ queryKey: ["media"] });
    } catch (problem) {
      setRefusal(problemMessage(problem));
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <div>
      <FileInput
        accept={`image/png,image/jpeg,image/webp,image/gif${films ? ",video/mp4,video/webm" : ""}`}
        disabled={busy}
        aria-label={t("authoringForm.bring")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = ""; // the same file may be chosen again
          void bring(file);
        }}
      />
      {refusal !== null && (
        <p className={formStyles.error} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}

async function kept(file: File, scope: MediaScope): Promise<number> {
  const send = (name: string) => {
    const body = new FormData();
    body.append("name", name);
    body.append("scope", scope);
    body.append("file", file);
    return call<{ id: number }>("POST", "media", { body });
  };
  try {
    return (await send(file.name.slice(0, mostName))).id;
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const same = (problem.details as { id?: unknown } | undefined)?.id;
    if (problem.code === "MediaHashConflict" && typeof same === "number") return same;
    // another picture has this name
    if (problem.field === "name") return (await send(`${file.name.slice(0, mostName - 9)} ${crypto.randomUUID().slice(0, 8)}`)).id;
    throw problem;
  }
}
