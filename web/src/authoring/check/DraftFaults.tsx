import { kindIn } from "@vigil/model/authoring/draftPart";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemMessage } from "../../problemMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Message } from "../../ui/Message.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../desk/desk.module.css";
import { SidePanel } from "../desk/SidePanel.tsx";
import { checkDraft } from "../draft/draftCalls.ts";
import type { DraftParts } from "../draft/draftParts.ts";
import { useDraft } from "../draft/useDraft.ts";
import { titleOf } from "../draft/titleOf.ts";
import { checked, foundFaults, type FoundFault } from "./checked.ts";

/** What keeps the draft from being published, each a link to where it stands. */
export function DraftFaults({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const { draft, desk, domain } = useDraft();
  const found = checked.use();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const look = useCallback(async () => {
    setBusy(true);
    try {
      await desk.saver.flush();
      const answer = await checkDraft(draft.courseId);
      checked.set(() => foundFaults(answer, desk.parts));
      setProblem(undefined);
    } catch (refusal) {
      setProblem(refusal);
    } finally {
      setBusy(false);
    }
  }, [desk, draft.courseId]);
  useEffect(() => {
    void look();
    return () => checked.set(() => null);
  }, [look]);
  const open = (found ?? []).filter((fault) => fault.key === null || fault.of === desk.parts.keyed(fault.key, fault.locale)?.block);
  return (
    <SidePanel
      side="faults"
      title={t("writing.check")}
      tools={
        <Button kind="plain" size="small" busy={busy} onClick={() => void look()}>
          {t("writing.checkAgain")}
        </Button>
      }
      close={close}
    >
      <div className={styles.sideBody}>
        {problem !== undefined && <Message kind="error">{problemMessage(problem)}</Message>}
        {found === null && busy && <Skeleton height={120} />}
        {found !== null && open.length === 0 && <Message kind="success">{t("writing.noFaults")}</Message>}
        <ul className={styles.faults} role="status">
          {open.map((fault, index) => (
            <li key={`${index}-${fault.key}-${fault.code}`} data-grave={fault.grave || undefined}>
              <Link
                to="/$domain/admin/courses/$id/write/$place"
                params={{ domain, id: String(draft.courseId), place: placeOfFault(fault, desk.parts) }}
                {...hashOf(fault)}
                // on a phone it stands where the page would
                onClick={() => matchMedia("(max-width: 800px)").matches && close()}
              >
                <strong>
                  <bdi>{titleOfFault(fault, desk.parts) ?? t("writing.wholes.course")}</bdi>
                </strong>
                <span>
                  {!fault.grave && `${t("writing.worthKnowing")} `}
                  {fault.message}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </SidePanel>
  );
}

/** What of that page. */
const hashOf = ({ locale, key }: FoundFault): { hash?: string } =>
  locale !== null ? { hash: key === null ? locale : `${locale}.${key}` } : key === null ? {} : { hash: key };

/** The page on which it is mended. */
function placeOfFault({ piece, key, locale }: FoundFault, parts: DraftParts): string {
  if (locale !== null) return "translations";
  const kind = piece === null ? undefined : kindIn(piece, key ?? "");
  if (kind === "block") return piece!;
  if (kind === "page" || kind === "unit" || kind === "section") return key!;
  if (kind === "objective") return "objectives";
  if (kind === "term") return "glossary";
  if (kind === "question") return "questions";
  if (kind === "lab") return pageOfLab(Number(key!.slice(1)), parts) ?? "course";
  return "course";
}

const pageOfLab = (id: number, parts: DraftParts): string | undefined =>
  parts.all().find(({ locale, block }) => locale === null && "labs" in block && block.labs.includes(id))?.key;

function titleOfFault(fault: FoundFault, parts: DraftParts): string | undefined {
  const place = placeOfFault(fault, parts);
  return titleOf(parts.keyed(place)?.block);
}
