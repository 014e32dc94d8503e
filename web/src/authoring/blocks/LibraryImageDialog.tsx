import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { imageLibrary } from "@vigil/model/imageLibrary/imageLibrary";
import type { BagsAnswer } from "@vigil/model/imageLibrary/threatProjection";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { ApiProblem } from "../../apiProblem.ts";
import { optionsQuery } from "../../entity/entityCalls.ts";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Tag } from "../../ui/Tag.tsx";
import { bagTypeName } from "../../imageLibrary/image/bagTypeName.ts";
import styles from "../form/forms.module.css";

interface LibraryImageDialogProps {
  /** What choosing does, said before. */
  hint: string;
  /** Takes along what is needed of the image; refused with a sentence. */
  take: (id: number) => Promise<void>;
  onClose: () => void;
}

/** Chooses an image of a library. */
export function LibraryImageDialog({ hint, take: taking, onClose }: LibraryImageDialogProps) {
  const { t } = useTranslation();
  const libraries = useQuery(optionsQuery(imageLibrary, {}));
  const [chosen, setChosen] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const library = chosen || String(libraries.data?.[0]?.id ?? "");
  const bags = useInfiniteQuery({
    queryKey: ["images", "bags", library, "authoring"],
    enabled: library !== "",
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      call<BagsAnswer>("GET", `imagelibraries/${library}/bags${pageParam === 0 ? "" : `?before=${pageParam}`}`, { signal }),
    getNextPageParam: ({ bags: page, more }) => (more ? page.at(-1)?.id : undefined),
  });
  const shown = bags.data?.pages.flatMap((page) => page.bags) ?? [];
  const libraryGone = bags.error instanceof ApiProblem && bags.error.code === "NotFound";
  const error = libraries.error ?? bags.error;
  const choose = (another: string) => {
    setRefusal(null);
    setChosen(another);
  };
  const take = async (id: number) => {
    setRefusal(null);
    try {
      await taking(id);
      onClose();
    } catch (problem) {
      setRefusal(problemMessage(problem));
      void bags.refetch(); // what is gone, or lies in the archive, is offered no more
    }
  };
  return (
    <Dialog title={t("authoringForm.scan.chooseImage")} wide onClose={onClose}>
      <div className={styles.fields}>
        <p className={styles.hint}>{hint}</p>
        {error && <Message kind="error">{libraryGone ? t("authoringForm.scan.libraryGone") : problemMessage(error)}</Message>}
        {refusal !== null && <Message kind="error">{refusal}</Message>}
        <label className={styles.label}>
          {t("authoringForm.scan.library")}
          <select data-first className={styles.select} value={library} onChange={({ target }) => choose(target.value)}>
            {libraries.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {bags.isPending && library !== "" && !error && <Skeleton height={240} />}
        {bags.data && shown.length === 0 && <p className={styles.hint}>{t("authoringForm.scan.noImages")}</p>}
        <ul className={styles.kinds}>
          {shown.map(({ id, bagType, decision }) => (
            <li key={id}>
              <button type="button" className={styles.kind} onClick={() => void take(id)}>
                <img src={`/api/images/${id}/views/0/thumbnail`} alt="" loading="lazy" fetchPriority="low" decoding="async" />
                <span>
                  <bdi>{bagTypeName(bagType)}</bdi> · <bdi>{id}</bdi>
                </span>
                {decision === "P" ? <Tag>{t("quizImages.innocent")}</Tag> : <Tag tone="warn">{t("quizImages.threat")}</Tag>}
              </button>
            </li>
          ))}
        </ul>
        {bags.hasNextPage && (
          <Button kind="plain" busy={bags.isFetchingNextPage} onClick={() => void bags.fetchNextPage()}>
            {t("authoringForm.scan.moreImages")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
