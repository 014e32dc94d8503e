import "../../simulator/glass.css";
import { useQueryClient } from "@tanstack/react-query";
import type { ThreatPlace } from "@vigil/xray/threatProjection/threatPlace";
import { useBlocker, useNavigate } from "@tanstack/react-router";
import type { CatalogueKind } from "@vigil/model/imageLibrary/catalogueKind";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiProblem } from "../../apiProblem.ts";
import type { Row } from "../../entity/row.ts";
import { problemMessage } from "../../problemMessage.ts";
import { confirmed } from "../../shell/confirmation.ts";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { PreviewMode } from "./shade.ts";
import { ArticlePicker } from "./ArticlePicker.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { inLanguage } from "../../ui/inLanguage.ts";
import styles from "./Projection.module.css";
import { saveProjection } from "./projectionCalls.ts";
import { ProjectionView } from "./ProjectionView.tsx";
import { type Saving, SavePanel } from "./SavePanel.tsx";
import { startPose } from "./startPose.ts";
import { useEditing } from "./useEditing.ts";
import { usePreview } from "./usePreview.ts";
import { Warnings } from "./Warnings.tsx";
import { useAct } from "../../shell/useAct.ts";
import { useStillHere } from "../../shell/useStillHere.ts";

/** A bag, an article, and its place: dragged and turned in all views at once, saved as a draft. */
export function ProjectionEditor({ domain, image, kinds }: { domain: string; image: Row; kinds: readonly CatalogueKind[] }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const stillHere = useStillHere();
  const editing = useEditing();
  const { threat } = editing;
  const [mode, setMode] = useState<PreviewMode>("COL");
  const { preview, failure } = usePreview(image.id, threat, mode);
  const [outlined, setOutlined] = useState(true);
  const [saving, setSaving] = useState<Saving>({ description: "", libraryId: libraryOf(image) });
  const [saved, setSaved] = useState(false);
  const unsaved = (editing.dirty || saving.description !== "") && !saved;
  useBlocker({
    shouldBlockFn: async () =>
      unsaved &&
      !busy &&
      !(await confirmed({ title: t("entity.unsavedTitle"), text: t("entity.unsavedText"), confirm: t("entity.leave"), danger: true })),
    enableBeforeUnload: () => unsaved,
  });
  const kind = kinds.find((each) => each.kind === threat?.kind);
  // Handle and figures move together with the picture, so that each step of a drag is drawn once.
  const shownPose = editing.dragging ? (preview?.shown ?? threat) : threat;

  const choose = (chosen: CatalogueKind) => {
    if (preview === null) return;
    const pose = threat ?? startPose(preview.views);
    const { position, turnDegrees } = pose;
    editing.change({ kind: chosen.kind, seed: 1, position, turnDegrees });
  };
  const choosing = useRef(choose);
  useEffect(() => {
    choosing.current = choose;
  });
  const chooseNow = useCallback((chosen: CatalogueKind) => choosing.current(chosen), []);
  const {
    run: save,
    busy,
    problem: refusal,
  } = useAct({
    call: ({ kind: name, seed, position, turnDegrees }: ThreatPlace) =>
      saveProjection(image.id, {
        kind: name,
        seed,
        position: [...position],
        turnDegrees: [...turnDegrees],
        description: saving.description,
        imageLibraryId: saving.libraryId,
      }),
    done: async (made) => {
      setSaved(true);
      await queries.invalidateQueries({ queryKey: ["images"] });
      if (!stillHere()) return;
      await navigate({
        to: "/$domain/admin/$list/$id/$tab",
        params: { domain, list: "images", id: String(made.id), tab: "scan" },
        ignoreBlocker: true,
      });
    },
    told: ({ id, difficulty, exact }) => t(exact ? "threatProjection.saved" : "threatProjection.savedRecovered", { id, difficulty }),
    refusal: "here",
  });
  const field = refusal instanceof ApiProblem ? refusal.field : undefined;

  if (failure !== null && preview === null) return <Message kind="error">{problemMessage(failure)}</Message>;
  return (
    <div className={styles.editor} data-shown={preview?.shown?.kind ?? ""}>
      <ArticlePicker kinds={kinds} chosen={threat?.kind ?? null} choose={chooseNow} />
      <div className={styles.middle}>
        <EditorBar editing={editing} mode={mode} setMode={setMode} outlined={outlined} setOutlined={setOutlined} />
        {preview === null ? (
          <div role="status">
            <p className={styles.hint}>{t("threatProjection.opening")}</p>
            <Skeleton height={420} />
          </div>
        ) : (
          <div className={styles.views} dir="ltr" data-views={preview.views.length}>
            {preview.views.map((view, number) => (
              <ProjectionView
                // oxlint-disable-next-line react/no-array-index-key -- a view is its place
                key={number}
                number={number}
                view={view}
                pose={shownPose}
                outlined={outlined}
                label={kind === undefined ? "" : inLanguage(kind.name)}
                onLive={editing.live}
                onDone={(pose) => threat !== null && editing.change({ ...threat, ...pose })}
              />
            ))}
          </div>
        )}
        <p id="threat-projection-keys" className={styles.hint}>
          {t(threat === null ? "threatProjection.chooseArticle" : "threatProjection.keys")}
          {preview !== null && !preview.exact && ` ${t("threatProjection.recovered")}`}
        </p>
      </div>
      <div className={styles.panel}>
        {preview !== null && <Warnings preview={preview} />}
        {threat === null || kind === undefined ? (
          <Message kind="info">{t("threatProjection.chooseArticle")}</Message>
        ) : (
          <>
            <h2 className={styles.article}>
              <bdi>{inLanguage(kind.name)}</bdi>
            </h2>
            <div className={styles.making}>
              <label>
                {t("threatProjection.making")}
                <input
                  type="number"
                  dir="ltr"
                  min={1}
                  max={9999}
                  value={threat.seed}
                  onChange={({ target }) =>
                    editing.change({ ...threat, seed: Math.max(1, Math.min(9999, Math.trunc(Number(target.value)) || 1)) })
                  }
                />
              </label>
              <span className={styles.hint}>{t("threatProjection.makingHint")}</span>
            </div>
            <PlaceFields pose={shownPose ?? threat} onChange={(pose) => editing.change({ ...threat, ...pose })} />
            <SavePanel
              saving={saving}
              set={(change) => setSaving((before) => ({ ...before, ...change }))}
              usual={kind.description.en}
              busy={busy}
              failure={refusal === null || field === "imageLibraryId" ? null : problemMessage(refusal)}
              libraryError={field === "imageLibraryId" ? problemMessage(refusal) : undefined}
              save={() => void save(threat)}
            />
          </>
        )}
      </div>
    </div>
  );
}

const libraryOf = (image: Row): number | null => {
  const library = image["imageLibraryId"];
  return typeof library === "number" ? library : null;
};
