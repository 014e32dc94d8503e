import type { MediaScope } from "@vigil/model/curriculum/media";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api.ts";
import formStyles from "../entity/form/Form.module.css";

interface Picture {
  id: number;
  name: string;
}

const picturesQuery = (scope: MediaScope) =>
  queryOptions({
    queryKey: ["media", "pictures", scope],
    queryFn: ({ signal }) => call<Picture[]>("GET", `media/pictures?scope=${scope}`, { signal }),
  });

/** Chooses one of the pictures kept for this use. With a value it shows what is chosen, and lets it be taken away. */
export function PictureSelect({
  scope,
  value,
  choose,
}: {
  scope: MediaScope;
  value?: number | null;
  choose: (picture: Picture | { id: null; name: "" }) => void;
}) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(picturesQuery(scope));
  if (data.length === 0 && !value) return value === undefined ? <p className={formStyles.hint}>{t("mediaFiles.noPictures")}</p> : null;
  return (
    <select
      className={`${formStyles.input} ${formStyles.short}`}
      aria-label={t(value === undefined ? "mediaFiles.insertPicture" : "mediaFiles.picture")}
      value={value ?? ""}
      onChange={({ target }) => {
        const chosen = data.find(({ id }) => String(id) === target.value);
        choose(chosen ?? { id: null, name: "" });
      }}
    >
      <option value="">{t(value === undefined ? "mediaFiles.insertPicture" : "mediaFiles.noPicture")}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
