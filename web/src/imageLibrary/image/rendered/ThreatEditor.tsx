import { enhancements, type Enhancement } from "@vigil/model/simulator/enhancements";
import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useCallback, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api.ts";
import { ApiProblem } from "../../../apiProblem.ts";
import { phraseOf } from "../../../phraseOf.ts";
import { problemMessage } from "../../../problemMessage.ts";
import { confirmed } from "../../../shell/confirmation.ts";
import { type Frame, zoomBySteps, type Zoom, zoomDefaults, zoomToBag } from "../../../simulator/viewer/zoom.ts";
import { Button } from "../../../ui/Button.tsx";
import { Message } from "../../../ui/Message.tsx";
import { Missing } from "./Missing.tsx";
import { PolygonCanvas } from "./PolygonCanvas.tsx";
import { pictureAddress, type RenderedImage } from "./renderedImage.ts";
import styles from "./Rendered.module.css";
import { beginEditor, edit } from "./threatEditor.ts";
import { ThreatList } from "./ThreatList.tsx";
import { useAct } from "../../../shell/useAct.ts";

interface Props {
  image: RenderedImage;
  categories: readonly string[];
  open: boolean;
}

/** Draws polygons on the pictures of an image. Nothing is kept until it is saved. */
export function ThreatEditor({ image, categories, open }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [editor, act] = useReducer(edit, image, ({ stated, views }) => beginEditor(stated.threats, views));
  const [zoom, setZoom] = useState<Zoom>(zoomDefaults["zoom-default"]);
  const frame = useRef<Frame | null>(null);
  const measured = useCallback((seen: Frame) => void (frame.current = seen), []);
  const zoomBy = (steps: number) => setZoom((seen) => (frame.current ? zoomBySteps(seen, frame.current, steps) : seen));
  const [enhancement, setEnhancement] = useState<Enhancement>("COL");
  const { drawing, view, past, future, fault } = editor;
  const dirty = past.length > 0;
  const pictures = image.views[view]?.pictures ?? {};
  const offered = enhancements.filter((name) => pictures[name] !== undefined);
  const shown = pictures[enhancement] ? enhancement : (offered[0] ?? "COL");

  useBlocker({
    shouldBlockFn: async () =>
      dirty &&
      !saving &&
      !(await confirmed({ title: t("entity.unsavedTitle"), text: t("entity.unsavedText"), confirm: t("entity.leave"), danger: true })),
    enableBeforeUnload: () => dirty,
  });

  const incomplete =
    drawing.open !== null
      ? "rendered.editor.open"
      : drawing.threats.some(({ name }) => name.trim() === "")
        ? "rendered.editor.nameless"
        : null;

  const {
    run: save,
    busy: saving,
    problem,
  } = useAct({
    call: (revision: number) => call("PUT", `images/${image.id}/threats`, { body: { revision, threats: drawing.threats } }),
    told: () => t("rendered.editor.saved"),
    stale: [{ queryKey: ["images"] }],
    refusal: "here",
  });
  const refused = problem === undefined ? null : problem instanceof ApiProblem ? problem : new ApiProblem(-1);
  const current = currentRevision(refused);

  return (
    <div className={styles.editor}>
      {open && (
        <div className={styles.wide}>
          <Missing image={{ views: image.views, stated: { ...image.stated, threats: drawing.threats } }} />
        </div>
      )}
      <div className={styles.toolbar} role="toolbar" aria-label={t("rendered.marksTab")}>
        {image.views.length > 1 &&
          image.views.map((_, number) => (
            <Button
              // oxlint-disable-next-line react/no-array-index-key -- a view is its place
              key={number}
              kind={number === view ? "primary" : "plain"}
              size="small"
              aria-pressed={number === view}
              onClick={() => {
                act({ do: "view", view: number });
                setZoom(zoomDefaults["zoom-default"]);
              }}
            >
              {t("rendered.view", { number: number + 1 })}
            </Button>
          ))}
        {offered.length > 1 && (
          <label className={styles.pick}>
            {t("rendered.editor.enhancement")}
            <select
              value={shown}
              dir="ltr"
              onChange={({ target }) => setEnhancement(offered.find((name) => name === target.value) ?? "COL")}
            >
              {offered.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        )}
        {open && (
          <>
            <Button kind="plain" size="small" disabled={past.length === 0} onClick={() => act({ do: "undo" })}>
              {t("rendered.editor.undo")}
            </Button>
            <Button kind="plain" size="small" disabled={future.length === 0} onClick={() => act({ do: "redo" })}>
              {t("rendered.editor.redo")}
            </Button>
            <Button kind="plain" size="small" disabled={drawing.open === null} onClick={() => act({ do: "close" })}>
              {t("rendered.editor.close")}
            </Button>
            <Button
              kind="plain"
              size="small"
              disabled={drawing.open === null && editor.chosen === null}
              onClick={() => act({ do: "removePoint" })}
            >
              {t("rendered.editor.removePoint")}
            </Button>
          </>
        )}
        <Button kind="plain" size="small" aria-label={t("rendered.editor.zoomIn")} onClick={() => zoomBy(1)}>
          +
        </Button>
        <Button kind="plain" size="small" aria-label={t("rendered.editor.zoomOut")} onClick={() => zoomBy(-1)}>
          −
        </Button>
        <Button kind="plain" size="small" disabled={zoom.factor === 1} onClick={() => setZoom(zoomToBag)}>
          {t("rendered.editor.fit")}
        </Button>
      </div>
      <PolygonCanvas
        editor={editor}
        act={act}
        open={open}
        zoom={zoom}
        setZoom={setZoom}
        measured={measured}
        address={pictureAddress(image, view, shown)}
      />
      <div className={styles.side}>
        <ThreatList editor={editor} act={act} open={open} categories={categories} />
        {open && (
          <div className={styles.save}>
            <div role="alert" className={styles.refused}>
              {fault !== null && (fault === "open" ? t("rendered.editor.open") : phraseOf(`problems.${fault}`, fault))}
            </div>
            {refused !== null && (
              <Message kind="error">
                {problemMessage(refused)}
                {current !== undefined && (
                  <p>
                    <Button size="small" kind="plain" onClick={() => void queries.invalidateQueries({ queryKey: ["images"] })}>
                      {t("entity.reloadRecord")}
                    </Button>{" "}
                    <Button size="small" onClick={() => void save(current)}>
                      {t("entity.overwrite")}
                    </Button>
                  </p>
                )}
              </Message>
            )}
            <p className={styles.hint} role="status">
              {dirty ? (incomplete === null ? t("rendered.editor.unsaved") : t(incomplete)) : t("rendered.editor.nothing")}
            </p>
            <Button busy={saving} disabled={!dirty || incomplete !== null} onClick={() => void save(image.revision)}>
              {t("rendered.editor.save")}
            </Button>
          </div>
        )}
      </div>
      {open && (
        <p className={styles.help}>
          {t("rendered.editor.help")} {t("rendered.editor.keys")}
        </p>
      )}
    </div>
  );
}

/** The revision that somebody else saved meanwhile. */
const currentRevision = (problem: ApiProblem | null): number | undefined => {
  if (problem?.code !== "StaleRecord") return undefined;
  const { records } = (problem.details ?? {}) as { records?: { current?: number }[] };
  return records?.[0]?.current;
};
