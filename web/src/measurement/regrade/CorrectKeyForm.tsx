import type { ImageRuling } from "@vigil/model/simulator/regrading/imageRuling";
import type { ImageRegrades, RegradeOrder, ImageRegradePreview } from "@vigil/model/simulator/regrading/imageRegradeWire";
import { useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api.ts";
import { problemMessage } from "../../problemMessage.ts";
import { toast } from "../../shell/toasts.ts";
import { useAct } from "../../shell/useAct.ts";
import { categoryName } from "../../simulator/screen/categoryLabel.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { regionsOf, type ThreatFrame } from "./frames.ts";
import { RegionFields } from "./RegionFields.tsx";
import styles from "./Regrade.module.css";
import { RegradeLines } from "./RegradeLines.tsx";

interface Props {
  imageId: number;
  image: ImageRegrades;
  onClose: () => void;
  done?: () => void;
}

const kinds = ["threat", "innocent", "out"] as const;
const decisions = ["R", "H"] as const;

/** First what is true, then what it changes, then why: only what was looked at is done. */
export function CorrectKeyForm({ imageId, image, onClose, done }: Props) {
  const { t } = useTranslation();
  const { truth, shared, categories, out } = image;
  const wasThreat = truth.category !== null;
  const [kind, setKind] = useState<ImageRuling["kind"]>(shared ? "out" : wasThreat ? "innocent" : "threat");
  const [category, setCategory] = useState(truth.category ?? categories[0] ?? "");
  const [decision, setDecision] = useState<"R" | "H">(truth.decision === "H" ? "H" : "R");
  const [description, setDescription] = useState(truth.description ?? "");
  const [frames, setFrames] = useState<readonly ThreatFrame[] | null>(wasThreat ? null : []);
  const [keepPasses, setKeepPasses] = useState(true);
  const [tell, setTell] = useState(true);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const ruling: ImageRuling =
    kind === "threat" ? { kind, category, decision, description, regions: frames === null ? null : regionsOf(frames) } : { kind };
  const asked = JSON.stringify({ ruling, keepPasses });
  const [seen, setSeen] = useState<{ asked: string; preview: ImageRegradePreview }>();
  const look = useAct({
    call: () => call<ImageRegradePreview>("POST", `images/${imageId}/regrade/preview`, { body: { ruling, keepPasses } }),
    done: (preview) => setSeen({ asked, preview }),
    refusal: "here",
  });
  const correct = useAct({
    call: () =>
      call<ImageRegrades>("POST", `images/${imageId}/regrade`, {
        body: { ruling, keepPasses, tell, reason: reason.trim(), revision: image.revision } satisfies RegradeOrder,
      }),
    done: ({ rows }) => {
      toast(t(rows[0]?.state === "done" ? "regrade.done" : "regrade.working"));
      onClose();
      done?.();
    },
    stale: [{ queryKey: ["images"] }, { queryKey: ["imagelibraries"] }],
    refusal: "here",
  });
  const current = seen?.asked === asked ? seen.preview : undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (current === undefined) void look.run();
    else if (reason.trim() === "") setMissing(true);
    else void correct.run();
  };
  const problem = look.problem ?? correct.problem;
  const so = out
    ? t("regrade.outNow")
    : truth.category === null
      ? t("regrade.innocentNow")
      : t("regrade.threatNow", {
          category: categoryName(truth.category),
          decision: truth.decision === "P" ? "P" : t(`regrade.decisions.${truth.decision}`),
        });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t("regrade.now", { truth: so })}</p>
      {shared && <Message kind="info">{t("regrade.shared")}</Message>}
      <fieldset className={styles.group}>
        <legend>{t("regrade.what")}</legend>
        {kinds
          .filter((each) => !shared || each === "out")
          .map((each) => (
            <label key={each}>
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              <span>
                {t(`regrade.kinds.${each}`)}
                <span className={styles.quiet}>{t(`regrade.kindHints.${each}`)}</span>
              </span>
            </label>
          ))}
      </fieldset>
      {kind === "threat" && (
        <>
          <div className={styles.fields}>
            <label>
              {t("regrade.category")}
              <select value={category} onChange={({ target }) => setCategory(target.value)}>
                {categories.map((each) => (
                  <option key={each} value={each}>
                    {categoryName(each)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t("regrade.decision")}
              <select value={decision} onChange={({ target }) => setDecision(target.value === "H" ? "H" : "R")}>
                {decisions.map((each) => (
                  <option key={each} value={each}>
                    {t(`regrade.decisions.${each}`)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {t("regrade.description")}
              <input value={description} maxLength={500} dir="auto" onChange={({ target }) => setDescription(target.value)} />
            </label>
          </div>
          <fieldset className={styles.group}>
            <legend>{t("regrade.regions")}</legend>
            {wasThreat &&
              [true, false].map((keeps) => (
                <label key={String(keeps)}>
                  <input type="radio" name="regions" checked={(frames === null) === keeps} onChange={() => setFrames(keeps ? null : [])} />
                  {t(keeps ? "regrade.keepRegions" : "regrade.drawRegions")}
                </label>
              ))}
            {frames !== null && <RegionFields {...{ imageId, views: image.views, frames, set: setFrames }} />}
          </fieldset>
        </>
      )}
      <fieldset className={styles.group}>
        <legend>{t("regrade.passes")}</legend>
        {[true, false].map((keeps) => (
          <label key={String(keeps)}>
            <input type="radio" name="passes" checked={keepPasses === keeps} onChange={() => setKeepPasses(keeps)} />
            {t(keeps ? "regrade.keepPasses" : "regrade.takePasses")}
          </label>
        ))}
      </fieldset>
      {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
      {seen !== undefined && current === undefined && <p role="status">{t("regrade.changed")}</p>}
      {look.busy && <p role="status">{t("regrade.looking")}</p>}
      {current && (
        <>
          <RegradeLines preview={current} />
          <label>
            {t("regrade.reason")}
            <textarea
              rows={2}
              maxLength={500}
              dir="auto"
              value={reason}
              aria-invalid={missing || undefined}
              onChange={({ target }) => {
                setReason(target.value);
                setMissing(false);
              }}
            />
            {missing && (
              <span className={styles.error} role="alert">
                {t("regrade.reasonMissing")}
              </span>
            )}
          </label>
          <label className={styles.choice}>
            <input type="checkbox" checked={tell} onChange={({ target }) => setTell(target.checked)} />
            {t("regrade.tell")}
          </label>
          <p className={styles.quiet}>{t("regrade.removed")}</p>
        </>
      )}
      <div className={styles.buttons}>
        <Button kind="plain" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
        <Button type="submit" kind={current ? "danger" : "primary"} busy={look.busy || correct.busy}>
          {t(current ? "regrade.confirm" : "regrade.look")}
        </Button>
      </div>
    </form>
  );
}
