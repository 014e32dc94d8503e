import type { MediaScope } from "@vigil/model/curriculum/media";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import formStyles from "../entity/form/Form.module.css";

interface Picture {
  id: number;
  name: string;
  film?: true;
}

const picturesQuery = (scope: MediaScope, films: boolean) =>
  queryOptions({
    queryKey: ["media", "pictures", scope, films],
    queryFn: ({ signal }) => call<Picture[]>("GET", `media/pictures?scope=${scope}${films ? "&films=yes" : ""}`, { signal }),
  });

/** Chooses one of the pictures kept for this use, or of the films where they may be shown. With a value it shows what is chosen, and lets it be taken away. */
export function PictureSelect({
  scope,
  value,
  films = false,
  choose,
}: {
  scope: MediaScope;
  value?: number | null;
  films?: boolean;
  choose: (picture: Picture | { id: null; name: ""; film?: never }) => void;
}) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(picturesQuery(scope, films));
  if (data.length === 0 && !value) return value === undefined ? <p className={formStyles.hint}>{t("mediaFiles.noPictures")}</p> : null;
  return (
    <select
      className={`${formStyles.input} ${formStyles.short}`}
      aria-label={t(value === undefined ? "mediaFiles.insertPicture" : films ? "mediaFiles.pictureOrFilm" : "mediaFiles.picture")}
      value={value ?? ""}
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => String(id) === target.value);
        choose(chosen ?? { id: null, name: "" });
      }}
    >
      <option value="">{t(value === undefined ? "mediaFiles.insertPicture" : "mediaFiles.noPicture")}</option>
      {data.map(({ id, name, film }) => (
        <option key={id} value={id}>
          {film === true ? t("mediaFiles.filmNamed", { name }) : name}
        </option>
      ))}
    </select>
  );
}
